import { type TermsBlock, termsBlocks } from './termsBlocks.ts';

const Block = ({ block }: { block: TermsBlock }) => {
  if (block.kind !== 'list') return block.kind === 'heading' ? <h2>{block.text}</h2> : <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
};

/** The text of the club's terms; never HTML. */
export const TermsText = ({ text }: { text: string }) =>
  termsBlocks(text).map((block, index) => <Block key={index} block={block} />);
