import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notice } from '../../editor/editor-state.ts';
import type { StartChange, StartSettingName } from './start-settings.ts';

/**
 * The notice about a setting that a change of rules affected; `name` is that of the field or page.
 */
export function startNotice({ setting, becomes }: StartChange, name: string): Notice {
  return { text: texts[setting][becomes](name), canUndo: true };
}

type Texts = Readonly<Record<StartChange['becomes'], (name: string) => MessageDescriptor>>;

const texts: Readonly<Record<StartSettingName, Texts>> = {
  is_hidden: {
    on: (name) => msg`“${name}” is nu verborgen, tot een regel het toont.`,
    off: (name) => msg`“${name}” is nu zichtbaar, tot een regel het verbergt.`,
    left: (name) => msg`Geen regel toont “${name}” nog. Het blijft verborgen.`,
  },
  is_disabled: {
    on: (name) => msg`“${name}” kan niet worden ingevuld, tot een regel dat toestaat.`,
    off: (name) => msg`“${name}” kan nu worden ingevuld, tot een regel dat tegenhoudt.`,
    left: (name) => msg`Geen regel laat “${name}” nog invullen. Het blijft uitgeschakeld.`,
  },
  is_required: {
    on: (name) => msg`“${name}” is nu verplicht, tot een regel het niet verplicht maakt.`,
    off: (name) => msg`“${name}” is nu niet verplicht, tot een regel het verplicht maakt.`,
    left: (name) => msg`“${name}” blijft verplicht: geen regel maakt het nog optioneel.`,
  },
};
