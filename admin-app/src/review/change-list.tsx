import {
  changeEffects,
  type ChangeEffect,
} from '@form-builder/core/field-types/settings/change-effect.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Chip, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { capitalise, staffText } from '../languages/staff-texts.ts';
import type { ChangeGroup, DescribedChange } from './compare-versions.ts';
import classes from './change-list.module.css';
import { effectTones } from './effect-looks.ts';

const effectParam = 'effect';

interface ChangeListProps {
  readonly groups: readonly ChangeGroup[];
  /** The content below each change. */
  readonly children: (change: DescribedChange) => ReactNode;
}

/** Lists every change as a sentence, by page; the URL contains which effects are shown. */
export function ChangeList({ groups, children }: ChangeListProps) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const chosen = changeEffects.filter((effect) => params.getAll(effectParam).includes(effect));
  const counts = countEffects(groups);
  const choose = (effects: readonly string[]) => {
    const next = new URLSearchParams(params);
    next.delete(effectParam);
    for (const effect of effects) next.append(effectParam, effect);
    setParams(next, { replace: true });
  };
  if (groups.length === 0)
    return (
      <Text c="gray.7">
        <Trans>De twee versies zijn gelijk.</Trans>
      </Text>
    );
  return (
    <>
      <Chip.Group multiple value={[...chosen]} onChange={choose}>
        <Group gap="xs" role="group" aria-label={t`Soorten wijzigingen`}>
          {changeEffects.map((effect) => {
            const count = counts.get(effect);
            return count === undefined ? null : (
              <Chip key={effect} value={effect} variant="outline">
                <EffectName effect={effect} /> ({count})
              </Chip>
            );
          })}
        </Group>
      </Chip.Group>
      {groups.map((group) => (
        <PageChanges
          key={group.pageId ?? 'form'}
          group={group}
          shown={chosen.length === 0 ? changeEffects : chosen}
        >
          {children}
        </PageChanges>
      ))}
    </>
  );
}

interface PageChangesProps extends Pick<ChangeListProps, 'children'> {
  readonly group: ChangeGroup;
  readonly shown: readonly ChangeEffect[];
}

function PageChanges({ group, shown, children }: PageChangesProps) {
  const { title } = group;
  const changes = group.changes.filter(({ effect }) => shown.includes(effect));
  if (changes.length === 0) return null;
  return (
    <section className={classes.page}>
      <Title order={3} size="h4">
        {group.pageId === null ? <Trans>Het hele formulier</Trans> : <Trans>Pagina {title}</Trans>}
      </Title>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={change.key} className={classes.item}>
            <div className={classes.change}>
              <span className={classes.sentence}>{change.sentence}</span>
              <ToneBadge tone={effectTones[change.effect]}>
                <EffectName effect={change.effect} />
              </ToneBadge>
            </div>
            {children(change)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function EffectName({ effect }: { readonly effect: ChangeEffect }) {
  const { i18n } = useLingui();
  return <>{capitalise(i18n._(staffText(`diff.effect.${effect}`)))}</>;
}

function countEffects(groups: readonly ChangeGroup[]): ReadonlyMap<ChangeEffect, number> {
  const counts = new Map<ChangeEffect, number>();
  for (const { effect } of groups.flatMap(({ changes }) => changes))
    counts.set(effect, (counts.get(effect) ?? 0) + 1);
  return counts;
}
