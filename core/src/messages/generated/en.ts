import type { Messages } from '@lingui/core';

/** Made from en.po by scripts/compile-messages.mjs. */
export const messages = {
  'element.back_to_summary': ['Back to check your answers'],
  'element.characters_left': [['remaining'], ' of ', ['limit'], ' characters left'],
  'element.characters_over': [
    ['excess', 'plural', { one: ['1 character too many'], other: ['#', ' characters too many'] }],
  ],
  'element.choose': ['Choose an option'],
  'element.date_example': ['For example ', ['example']],
  'element.deselect_all': ['Select none'],
  'element.empty_form': ['This form has no questions yet.'],
  'element.error_prefix': ['Error:'],
  'element.error_summary_item': [['field'], ': ', ['message']],
  'element.error_summary_title': [
    [
      'count',
      'plural',
      { one: ['There is 1 answer to correct'], other: ['There are ', '#', ' answers to correct'] },
    ],
  ],
  'element.fields_hidden': [
    [
      'count',
      'plural',
      { one: ['1 question was removed'], other: ['#', ' questions were removed'] },
    ],
  ],
  'element.fields_shown': [
    ['count', 'plural', { one: ['1 question was added'], other: ['#', ' questions were added'] }],
  ],
  'element.load_failed': ['Something went wrong on our side. Try again later.'],
  'element.load_failed_offline': [
    'There is no connection to the server. Check your internet connection and try again.',
  ],
  'element.load_failed_title': ['This form cannot be shown now'],
  'element.loading': ['Loading the form…'],
  'element.new_tab': ['(opens in a new tab)'],
  'element.next': ['Next'],
  'element.offline': [
    'There is no connection. You can continue typing; we keep everything on this device.',
  ],
  'element.offline_not_kept': [
    'There is no connection. You can continue typing; keep this page open.',
  ],
  'element.optional': ['(optional)'],
  'element.previous': ['Previous'],
  'element.required': ['required'],
  'element.required_explanation': ['Fields with a * are required'],
  'element.restored': ['Your earlier answers were kept on this device. You can continue.'],
  'element.retry': ['Try again'],
  'element.select_all': ['Select all'],
  'element.start_over': ['Start over'],
  'element.step': ['Step ', ['page'], ' of ', ['total']],
  'element.submit': ['Send the form'],
  'element.submit_failed_offline': [
    'We could not reach the server. Your answers have been kept. Try again.',
  ],
  'element.submit_failed_title': ['The form has not been sent yet'],
  'element.submitting': ['Submitting…'],
  'element.test_form': ['This is a test form. What you send will not be handled.'],
  'element.to_page': ['Next: ', ['title']],
  'element.to_summary': ['Next: check your answers'],
  'issue.accepted': ['The ', ['field'], ' must be accepted.'],
  'issue.character_limit': [
    'Use at most ',
    ['limit'],
    ' characters; there are ',
    ['length'],
    ' now',
  ],
  'issue.choice_unknown': ['Choose an option from the list'],
  'issue.choices_max': [
    [
      'max',
      'plural',
      { one: ['Choose at most 1 option'], other: ['Choose at most ', '#', ' options'] },
    ],
  ],
  'issue.choices_min': [
    [
      'min',
      'plural',
      { one: ['Choose at least 1 option'], other: ['Choose at least ', '#', ' options'] },
    ],
  ],
  'issue.date_after_or_on': ['The selected date should be after or on ', ['item']],
  'issue.date_before_or_on': ['The selected date should be before or on ', ['item']],
  'issue.date_between': ['The selected date should be between ', ['start'], ' and ', ['end']],
  'issue.date_invalid': ['Invalid date. Enter a real date, such as 31-12-2026'],
  'issue.decimal_places': [
    [
      'places',
      'plural',
      {
        '0': ['Enter a whole number, without decimals'],
        one: ['Use at most 1 decimal place'],
        other: ['Use at most ', '#', ' decimal places'],
      },
    ],
  ],
  'issue.email': ['This is not a valid email. Enter an address such as name@example.com'],
  'issue.number': ['Enter a number, such as 12'],
  'issue.number_between': [
    'The value must not be smaller than ',
    ['min'],
    ' and not greater than ',
    ['max'],
  ],
  'issue.number_max': ['The value must not be greater than ', ['max']],
  'issue.number_min': ['The value must not be smaller than ', ['min']],
  'issue.pattern': ['This answer does not have the right format'],
  'issue.postcode': ['This is not a valid postal code. Enter one such as 1234 AB'],
  'issue.postcode_be': ['This is not a valid postal code. Enter a Belgian one such as 1000'],
  'issue.postcode_be_nl': ['This is not a valid postal code. Enter one such as 1234 AB or 1000'],
  'issue.required': ['This field is required'],
  'issue.required_choice': ['Make a choice'],
  'summary.no': ['No'],
  'summary.row': [['label'], ' ', ['number']],
  'summary.yes': ['Yes'],
} satisfies Messages;
