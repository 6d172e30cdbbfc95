import type { Messages } from '@lingui/core';

/** Made from en.po by scripts/compile-messages.mjs. */
export const messages = {
  'element.characters_left': [['remaining'], ' of ', ['limit'], ' characters left'],
  'element.characters_over': [
    ['excess', 'plural', { one: ['1 character too many'], other: ['#', ' characters too many'] }],
  ],
  'element.choose': ['Choose an option'],
  'element.date_example': ['For example ', ['example']],
  'element.deselect_all': ['Select none'],
  'element.empty_form': ['This form has no questions yet.'],
  'element.kept': ['Your answers have been kept.'],
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
  'element.submit_failed_offline': ['We could not reach the server. Try again.'],
  'element.submit_failed_title': ['The form has not been sent yet'],
  'element.test_form': ['Test: this application will not be processed.'],
  'element.to_page': ['Next: ', ['title']],
  'element.to_summary': ['Next: check your answers'],
  'summary.no': ['No'],
  'summary.row': [['label'], ' ', ['number']],
  'summary.yes': ['Yes'],
} satisfies Messages;
