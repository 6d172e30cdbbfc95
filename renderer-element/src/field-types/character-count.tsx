import { useText } from '../text/text-context.tsx';

interface CharacterCountProps {
  readonly id: string;
  readonly length: number;
  readonly limit: number;
}

/** How many characters are left, in words; read out when the visitor pauses near the limit. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const { translate } = useText();
  const remaining = limit - length;
  const isOver = remaining < 0;
  return (
    <p className={isOver ? 'count count-over' : 'count'} id={id} role="status">
      {isOver
        ? translate('element.characters_over', { excess: -remaining })
        : translate('element.characters_left', { remaining, limit })}
    </p>
  );
}
