import styled from '@emotion/styled';

const Svg = styled('svg')({
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  fill: 'currentColor',
  verticalAlign: '-0.25em',
});

/** One path of @mdi/js, as large as the text around it. Decoration unless it has a `label`. */
export const Icon = ({ path, label }: { path: string; label?: string }) => (
  <Svg viewBox="0 0 24 24" {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
    <path d={path} />
  </Svg>
);
