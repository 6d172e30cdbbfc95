import { useMemo } from 'react';
import { createField } from '@form-builder/core/field-types/create-field.ts';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import { messages as further } from '@form-builder/core/messages/generated/further/nl.ts';
import { messages } from '@form-builder/core/messages/generated/nl.ts';
import { createTranslator } from '@form-builder/core/messages/translate.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviewPage, VisitorPreview } from './visitor-preview.tsx';

const text: FormatContext = {
  locale: 'nl-NL',
  translate: createTranslator('nl-NL', { ...messages, ...further }),
};
const clock = { now: () => globalThis.Date.UTC(2026, 10, 20), today: () => '2026-11-20' };

interface StoryProps {
  readonly type: FieldTypeName;
  readonly label: string;
  readonly hint: string;
  readonly isRequired: boolean;
}

/** One field of a type with the defaults of its settings, as the palette places it. */
function FieldOfType({ type, label, hint, isRequired }: StoryProps) {
  const session = useMemo(() => {
    const field = createField(type, { id: 'field', shortId: 'fi01', label });
    const shown = { ...field, hint, is_required: isRequired } as Field; // the same type, two common members set
    const page = { id: 'page', title: 'Pagina', properties: [shown] };
    return createSession(compile({ pages: [page] }, fieldTypes), { clock });
  }, [type, label, hint, isRequired]);
  return (
    <VisitorPreview session={session} text={text}>
      <PreviewPage session={session} pageIndex={0} />
    </VisitorPreview>
  );
}

const meta: Meta<typeof FieldOfType> = {
  title: 'Element/Field types',
  component: FieldOfType,
  args: { label: 'Uw antwoord', hint: '', isRequired: true },
  argTypes: { type: { table: { disable: true } } },
};
export default meta;

type Story = StoryObj<typeof FieldOfType>;

export const Text: Story = { args: { type: 'text' } };
export const Textarea: Story = { args: { type: 'textarea' } };
export const Email: Story = { args: { type: 'email' } };
export const Number: Story = { args: { type: 'number' } };
export const Date: Story = { args: { type: 'date' } };
export const Postcode: Story = { args: { type: 'postcode' } };
export const Checkbox: Story = { args: { type: 'checkbox' } };
export const Select: Story = { args: { type: 'select' } };
export const MultiSelect: Story = { args: { type: 'multi-select' } };
export const TextLayout: Story = { args: { type: 'text-layout' } };
export const Group: Story = { args: { type: 'group' } };
export const InputCollection: Story = { args: { type: 'input-collection' } };
