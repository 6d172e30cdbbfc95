import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Level = Form['confidentiality_level'];

/** The name and the meaning of each level. */
export const confidentiality: Record<
  Level,
  { readonly label: MessageDescriptor; readonly meaning: MessageDescriptor }
> = {
  public: {
    label: msg`Openbaar`,
    meaning: msg`Iedereen met de juiste rechten kan dit formulier bekijken en wijzigen.`,
  },
  protected: {
    label: msg`Beschermd`,
    meaning: msg`Iedereen die formulieren mag lezen ziet het formulier; alleen leden wijzigen het.`,
  },
  private: {
    label: msg`Privé`,
    meaning: msg`Alleen leden zien dat dit formulier bestaat.`,
  },
};
