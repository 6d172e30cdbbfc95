import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { findDefinition } from '../../../field-types/find-definition.ts';
import { panelPart } from '../../panel-part.ts';
import type { SettingInputProps } from '../setting-input.ts';
import { ProviderSelect } from './provider-select.tsx';

const CaseSystemInput = panelPart(() => import('./cases/case-inputs.tsx'), 'CaseSystemInput');

/**
 * Chooses the service that proves the answer of a field, or the case system with the cases of visitors; renders nothing
 * for types without a provider of the organisation.
 */
export function ProviderSettingInput(props: SettingInputProps) {
  const { field, label, help, value, error, isReadOnly, change } = props;
  const kind = providerKindOf(field);
  if (kind === 'delivery') return <CaseSystemInput {...props} />;
  if (kind === undefined) return null;
  return (
    <ProviderSelect
      kind={kind}
      label={label}
      help={help}
      error={error}
      value={typeof value === 'string' ? value : ''}
      isReadOnly={isReadOnly}
      onChange={(id) => change(id ?? undefined)}
    />
  );
}

function providerKindOf(field: Field): Provider['kind'] | undefined {
  const definition = findDefinition(field);
  if (definition.role !== 'input') return undefined;
  if (definition.lookUp === 'cases') return 'delivery';
  if (definition.provenBy === undefined) return undefined;
  const kinds = { login: 'auth', payment: 'payment' } as const;
  return kinds[definition.provenBy];
}
