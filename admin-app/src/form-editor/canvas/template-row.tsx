import type { Cell } from '@form-builder/core/session/session.ts';
import { FieldList } from '@form-builder/renderer-element/preview';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { templateCells } from './canvas-cells.ts';

/**
 * Draws the row that visitors could add to a repeating field: the template whose fields the designer edits. Visitors
 * begin with the button above it.
 */
export const drawTemplateRow = (cell: Cell, title: string): ReactNode => (
  <div className="template-row">
    <p>
      <Trans>Zo ziet een rij eruit. De bezoeker begint zonder rijen.</Trans>
    </p>
    <fieldset className="row">
      <legend className="row-title">{title}</legend>
      <FieldList cells={templateCells(cell)} />
    </fieldset>
  </div>
);
