import type { ContentFact } from '@form-builder/core/diff/describe/describe-content.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { capitalise } from '../languages/staff-texts.ts';
import classes from './fact-list.module.css';

/** What a version says about a field, a page or the form, as names and values. */
export function FactList({ facts }: { readonly facts: readonly ContentFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, lines }, index) => (
        // Two facts can have the same name, and none of them moves.
        <div key={`${String(index)} ${name}`} className={classes.fact}>
          <dt>{capitalise(name)}</dt>
          <dd>
            <Lines lines={lines} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** More lines than this, such as the options of a long list, are shown on request. */
const mostLines = 10;

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const [only] = lines;
  if (lines.length === 1) return only;
  const shown = showsAll || lines.length <= mostLines ? lines : lines.slice(0, mostLines);
  return (
    <>
      <ul className={classes.lines}>
        {shown.map((line, index) => (
          <li key={`${String(index)} ${line}`}>{line}</li>
        ))}
      </ul>
      {lines.length > mostLines && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? <Trans>Toon er minder</Trans> : <Trans>Toon alle {lines.length}</Trans>}
        </Button>
      )}
    </>
  );
}
