import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconTarget } from '@tabler/icons-react';
import { useEditor, useEditorState } from '../../editor/editor-context.ts';
import { showCoverage } from '../show-coverage.ts';

/** Marks on the canvas what no test covers, and takes the marks away. */
export function CoverageButton() {
  const editor = useEditor();
  const { coverage } = useEditorState();
  const toggle = () => {
    if (coverage === null) showCoverage(editor);
    else editor.state.coverage = null;
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconTarget size={16} aria-hidden />}
      aria-pressed={coverage !== null}
      onClick={toggle}
    >
      <Trans>Toon op het formulier wat niet is getest</Trans>
    </Button>
  );
}
