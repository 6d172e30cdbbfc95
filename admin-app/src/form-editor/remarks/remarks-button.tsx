import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Button, Tooltip } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { use, useRef } from 'react';
import { useSearchParam } from '../../frame/use-search-param.ts';
import { useWasOpened } from '../../frame/use-was-opened.ts';
import { panelPart } from '../panel-part.ts';
import { RemarksContext } from './remarks-context.ts';

const RemarksPanel = panelPart(() => import('./remarks-panel.tsx'), 'RemarksPanel');

/** In the address: the panel is open, with these remarks. */
const param = 'remarks';

/** Opens the remarks of colleagues, with the number of open ones; nothing in a version without remarks. */
export function RemarksButton({ versionId }: { readonly versionId: string }) {
  const { t } = useLingui();
  const { remarks } = use(RemarksContext);
  const [shown, show] = useSearchParam(param);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpened = useWasOpened(shown !== null);
  if (remarks.length === 0) return null;
  const open = remarks.filter(({ resolved }) => resolved === null).length;
  const name = t`${plural(open, { one: '# open opmerking', other: '# open opmerkingen' })}`;
  return (
    <>
      <Tooltip label={name}>
        <Button
          ref={button}
          variant="subtle"
          color={open > 0 ? 'yellow' : 'gray'}
          size="compact-md"
          leftSection={<IconMessage size={18} aria-hidden />}
          aria-label={name}
          data-bar="remarks"
          onClick={() => show('open')}
        >
          {open}
        </Button>
      </Tooltip>
      {wasOpened && (
        <RemarksPanel
          isOpened={shown !== null}
          versionId={versionId}
          remarks={remarks}
          isResolved={shown === 'resolved'}
          onShow={(isResolved) => show(isResolved ? 'resolved' : 'open')}
          onClose={() => {
            show(null);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
