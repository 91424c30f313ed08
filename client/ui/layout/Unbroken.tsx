import styled from '@emotion/styled';

/** Text on one line: a browser may break a time after its dash otherwise. */
export const Unbroken = styled('span')({ whiteSpace: 'nowrap' });
