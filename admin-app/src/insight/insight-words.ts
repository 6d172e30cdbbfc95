import type { ShownCount } from '@form-builder/core/contract/staff/forms/insight.ts';
import type {
  DeviceClass,
  PageTime,
  VisitKind,
} from '@form-builder/core/contract/visitor/visit-counts.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Cell } from '../charts/to-csv.ts';

export const visitWords: Readonly<Record<VisitKind, MessageDescriptor>> = {
  opened: msg`Geopend`,
  started: msg`Begonnen`,
  saved: msg`Bewaard`,
  sent: msg`Verzonden`,
  aborted: msg`Gestopt`,
};

export const timeWords: Readonly<Record<PageTime, MessageDescriptor>> = {
  '30s': msg`tot 30 seconden`,
  '2m': msg`tot 2 minuten`,
  '5m': msg`tot 5 minuten`,
  '15m': msg`tot 15 minuten`,
  longer: msg`langer dan 15 minuten`,
};

export const deviceWords: Readonly<Record<DeviceClass, MessageDescriptor>> = {
  phone: msg`Telefoon`,
  tablet: msg`Tablet`,
  desktop: msg`Computer`,
};

/** A number below five is only known to be that. */
export const cellOf = (count: ShownCount): Cell => count ?? '< 5';
