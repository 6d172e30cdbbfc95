import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { paymentDefinition } from '@form-builder/core/field-types/payment/payment.ts';
import { createField } from '@form-builder/core/form/create-field.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { fieldTypeSynonyms } from '../../field-types/field-type-synonyms.ts';
import { fieldTypeIcons } from '../../field-types/field-type-icons.ts';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import { paymentProvidersQuery } from '../../providers/providers-query.ts';
import { containsWords } from '../../search/contains-words.ts';
import { useFeature } from '../../session/feature-state.ts';
import { useCan } from '../../session/use-user.ts';
import { usedShortIds } from '../document/new-ids.ts';
import type { Editor } from '../editor/editor.ts';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import { insertFields } from '../editor/field-actions.ts';
import { focusLabel } from '../editor/focus-label.ts';
import { PaletteButton, PaletteList, PaletteSection } from '../palette/palette-parts.tsx';

const { type } = paymentDefinition;
const Icon = fieldTypeIcons[type];

/**
 * Returns the payment services that a search finds, none for a search for payments in an organisation without a service;
 * `undefined` when the palette has no payments.
 */
export function useFoundPayments(searched: string): readonly Provider[] | undefined {
  const { t } = useLingui();
  const { formType, texts } = useEditor();
  const usesPayments = useFeature('payments');
  const { data: providers } = useQuery({ ...paymentProvidersQuery, enabled: usesPayments });
  if (!usesPayments || !paymentDefinition.editors.includes(formType)) return undefined;
  const words = `${t`Betalen`} ${texts(fieldTypeTexts(type).name)} ${type} ${fieldTypeSynonyms[type] ?? ''}`;
  const found = providers?.filter(({ name }) => containsWords(`${words} ${name}`, searched));
  const isOffered = providers?.length === 0 && containsWords(words, searched);
  return isOffered || found?.length ? found : undefined;
}

/**
 * A payment is added by choosing the service that receives it: one item for each payment service, or what to do when the
 * organisation has none.
 */
export function PaymentPalette({ found }: { readonly found: readonly Provider[] }) {
  const { t } = useLingui();
  return (
    <PaletteSection title={t`Betalen`}>
      {found.length === 0 ? (
        <NoProvider />
      ) : (
        <PaletteList>
          {found.map((provider) => (
            <li key={provider.id}>
              <PaymentItem provider={provider} />
            </li>
          ))}
        </PaletteList>
      )}
    </PaletteSection>
  );
}

function PaymentItem({ provider }: { readonly provider: Provider }) {
  const { t, i18n } = useLingui();
  const editor = useEditor();
  const isEditable = useIsEditable();
  const { name, id } = provider;
  return (
    <PaletteButton
      icon={Icon}
      name={t`Betaling via ${name}`}
      explanation={i18n._(fieldTypeTexts(type).explanation)}
      isEditable={isEditable}
      onClick={() => addPayment(editor, id)}
    />
  );
}

/** What to do when nothing can receive a payment. */
function NoProvider() {
  const { t } = useLingui();
  const mayConfigure = useCan('admin-providers');
  return (
    <Text size="sm" c="dimmed" px="0.5rem">
      {t`Er is nog geen betaaldienst. Een beheerder stelt die in bij Aanbieders.`}{' '}
      {mayConfigure && (
        <Anchor component={Link} to={addressOf('settingsProviders')} inherit>
          <Trans>Aanbieders instellen</Trans>
        </Anchor>
      )}
    </Text>
  );
}

/** Adds a payment that the service receives, next to the selection, and selects it. */
function addPayment(editor: Editor, providerId: string): void {
  const { ids, texts } = editor;
  const label = texts(fieldTypeTexts(type).startLabel);
  const shortId = ids.createShortId(usedShortIds(editor.document()));
  const field = createField(type, { id: ids.createId(), shortId, label });
  const settings = { ...field.custom_properties, integration_id: providerId };
  // The settings are those of a payment, which the union of all fields does not show.
  const paid = { ...field, custom_properties: settings } as Field;
  insertFields(editor, [paid], msg`betaling toevoegen`);
  focusLabel(editor);
}
