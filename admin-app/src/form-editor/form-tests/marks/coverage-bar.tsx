import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { countCoverageItems, findUntested } from '@form-builder/core/form-tests/find-untested.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { readTests } from '@form-builder/core/version-settings/read-tests.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Popover, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { ref } from 'valtio';
import { useEditor, useIsEditable } from '../../editor/editor-context.ts';
import { focusSelection } from '../../editor/focus-selection.ts';
import { useDebouncedVersion } from '../../editor/use-debounced-version.ts';
import { GenerateTests } from '../generate-tests.tsx';
import { UntestedList } from '../untested-list.tsx';
import { untestedPlace } from '../untested-place.ts';
import { describeCoverage } from './coverage-marks.ts';
import styles from './coverage-bar.module.css';

/** The legend of the marks on the canvas of what no test covers, and the way through them. */
export function CoverageBar() {
  const { t } = useLingui();
  const editor = useEditor();
  const isEditable = useIsEditable();
  const { untested, total } = useUntestedParts();
  const count = untested.length;
  const covered = total - count;
  return (
    <section className={styles.bar} aria-label={t`Dekking door tests`}>
      <p className={styles.summary} role="status">
        <strong>
          <Trans>
            {covered} van {total} onderdelen getest.
          </Trans>
        </strong>{' '}
        <Trans>
          Een label met een stippellijn staat bij wat geen enkele test laat zien of kiest.
        </Trans>
      </p>
      <Group gap="xs" wrap="nowrap">
        <Steps untested={untested} />
        {count > 0 && (
          <Popover width={360} trapFocus returnFocus withArrow>
            <Popover.Target>
              <Button
                variant="default"
                size="compact-sm"
                rightSection={<IconChevronDown size={16} aria-hidden />}
              >
                <Trans>Lijst</Trans>
              </Button>
            </Popover.Target>
            <Popover.Dropdown className={styles.list ?? ''}>
              <UntestedList untested={untested} />
              {isEditable && <GenerateTests onDone={() => undefined} />}
            </Popover.Dropdown>
          </Popover>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Dekking verbergen`}
          onClick={() => {
            editor.state.coverage = null;
            focusSelection(editor);
          }}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </section>
  );
}

/** Finds what no test covers after a pause in editing, and gives the canvas its marks. */
function useUntestedParts() {
  const { state } = useEditor();
  const version = useDebouncedVersion();
  const { pages, variables, settings } = version;
  const found = useMemo(() => {
    const program = compile({ pages, variables }, fieldTypes, { formulas: formulaEngine });
    const untested = findUntested(program, readTests(settings));
    return { untested, total: countCoverageItems(program) };
  }, [pages, variables, settings]);
  useEffect(() => {
    state.coverage = ref(describeCoverage(found.untested, { pages }));
  }, [state, found, pages]);
  return found;
}

/** Goes to the previous and the next untested part on the canvas. */
function Steps({ untested }: Pick<ReturnType<typeof useUntestedParts>, 'untested'>) {
  const { t } = useLingui();
  const editor = useEditor();
  const [index, setIndex] = useState(-1);
  const count = untested.length;
  if (count === 0) return null;
  const step = (by: 1 | -1) => {
    const next = (Math.max(index, by === 1 ? -1 : 0) + by + count) % count;
    const part = untested[next];
    setIndex(next);
    if (part) editor.select(untestedPlace(part, editor.document()));
  };
  return (
    <>
      <Tooltip label={t`Vorige zonder test`}>
        <ActionIcon variant="default" aria-label={t`Vorige zonder test`} onClick={() => step(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t`Volgende zonder test`}>
        <ActionIcon variant="default" aria-label={t`Volgende zonder test`} onClick={() => step(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
