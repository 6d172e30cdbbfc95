/** The file of an empty form, as an export writes it. */
export const formFile = JSON.stringify({
  format_version: 1,
  form: {
    type: 'form',
    name: 'Gekaapt',
    confidentiality_level: 'public',
    number_prefix: '',
    is_numbering_enabled: true,
  },
  version: {
    title: 'Gekaapt',
    description: '',
    pages: [],
    variables: [],
    settings: {},
    submission_settings: { is_public: true },
    theme_settings: {},
    languages: ['nl'],
    translations: {},
    translation_notes: {},
  },
});
