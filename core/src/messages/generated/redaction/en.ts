import type { Messages } from '@lingui/core';

/** Made from en.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.redaction.add': ['Add area'],
  'visit.redaction.added': ['Area added'],
  'visit.redaction.cancel': ['Cancel'],
  'visit.redaction.done': ['Add the covered file'],
  'visit.redaction.failed': ['This file cannot be opened. It may be damaged or have a password.'],
  'visit.redaction.height': ['Height'],
  'visit.redaction.help': [
    'Drag over what nobody may see, or choose Add area. Move an area with the arrow keys, resize it with Shift, and remove it with Delete. What you cover disappears from the file you send.',
  ],
  'visit.redaction.larger': ['Zoom in'],
  'visit.redaction.left': ['From the left'],
  'visit.redaction.list': ['Covered areas, in percent of the page'],
  'visit.redaction.mask': ['Area ', ['number']],
  'visit.redaction.next': ['Next page'],
  'visit.redaction.not_written': [
    'The covered file could not be made. Your areas are still there.',
  ],
  'visit.redaction.nothing': ['Cover something first'],
  'visit.redaction.on_page': ['page ', ['page']],
  'visit.redaction.opening': ['Opening the file'],
  'visit.redaction.page': ['Page ', ['page'], ' of ', ['pages']],
  'visit.redaction.previous': ['Previous page'],
  'visit.redaction.removed': ['Area removed'],
  'visit.redaction.smaller': ['Zoom out'],
  'visit.redaction.title': ['Cover parts of ', ['name']],
  'visit.redaction.tools': ['Tools'],
  'visit.redaction.top': ['From the top'],
  'visit.redaction.undo': ['Undo'],
  'visit.redaction.width': ['Width'],
  'visit.redaction.writing': ['Making the file'],
} satisfies Messages;
