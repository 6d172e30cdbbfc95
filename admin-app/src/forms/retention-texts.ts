import type { RetentionOutcome } from '@form-builder/core/retention/retention-outcomes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface OutcomeTexts {
  readonly label: MessageDescriptor;
  readonly meaning: MessageDescriptor;
}

/** The texts for the ways in which submissions end. */
export const retentionOutcomeTexts: Readonly<Record<RetentionOutcome, OutcomeTexts>> = {
  completed: {
    label: msg`Voltooid`,
    meaning: msg`Telt vanaf de ontvangst, of vanaf de levering bij een gekoppeld systeem.`,
  },
  saved: {
    label: msg`Bewaard om later verder te gaan`,
    meaning: msg`Telt vanaf de laatste wijziging van de bezoeker.`,
  },
  aborted: {
    label: msg`Afgebroken`,
    meaning: msg`Ook wat een bezoeker heeft verlaten zonder te bewaren.`,
  },
  failed: {
    label: msg`Niet gelukt`,
    meaning: msg`Verstuurd, maar de betaling, de bevestiging of de tweede handtekening kwam niet.`,
  },
};
