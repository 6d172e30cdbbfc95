import { useText } from '../../i18n/text-context.tsx';
import { characterCountText } from './character-count-text.ts';

interface CharacterCountProps {
  readonly id: string;
  readonly length: number;
  readonly limit: number;
}

/** How many characters are left, in words; read out by `announce-counts.ts`, never with each key. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const text = useText();
  return (
    <p className={length > limit ? 'count count-over' : 'count'} id={id}>
      {characterCountText(length, limit, text)}
    </p>
  );
}
