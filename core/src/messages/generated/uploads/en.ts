import type { Messages } from '@lingui/core';

/** Made from en.po by scripts/compile-messages.mjs. */
export const messages = {
  'issue.file_empty': ['This file is empty'],
  'issue.file_size': ['The file may not be larger than ', ['max'], ' ', ['unit']],
  'issue.file_too_large': ['The file is too large'],
  'visit.files.cancel': ['Stop'],
  'visit.files.done': ['Added'],
  'visit.files.failed': ['An error has ocurred while uploading the file'],
  'visit.files.list': ['Chosen files'],
  'visit.files.news_added': [['name'], ' is being sent'],
  'visit.files.news_done': [['name'], ' was added'],
  'visit.files.news_removed': [['name'], ' was removed'],
  'visit.files.no_form': ['Formdata response missing.'],
  'visit.files.no_key': ['The storage key is missing in the response.'],
  'visit.files.not_sent': ['Preview: this file is not sent'],
  'visit.files.remove': ['Remove'],
  'visit.files.retry': ['Try again'],
  'visit.files.save': ['Open file'],
  'visit.files.sending': [['percent'], '% sent'],
  'visit.files.waiting': ['Waiting its turn'],
} satisfies Messages;
