import { useText } from '../../i18n/text-context.tsx';
import { characterCountText } from './character-count-text.ts';

interface CharacterCountProps {
  readonly id: string;
  readonly length: number;
  readonly limit: number;
}

/** The remaining characters as text; `announce-counts.ts` announces it after a pause. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const text = useText();
  return (
    <p className={length > limit ? 'count count-over' : 'count'} id={id}>
      {characterCountText(length, limit, text)}
    </p>
  );
}
