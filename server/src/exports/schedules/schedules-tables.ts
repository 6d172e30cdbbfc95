import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  ExportPlan,
  ExportTarget,
  ScheduleStop,
} from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';

export interface ExportSchedulesTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly user_id: string | null;
  readonly form_id: string;
  readonly choices: JSONColumnType<ExportChoices>;
  frequency: ExportPlan['frequency'];
  weekday: number;
  month_day: number;
  hour: number;
  period: ExportPlan['period'];
  target: JSONColumnType<ExportTarget>;
  is_paused: Generated<boolean>;
  stopped: ColumnType<ScheduleStop | null, ScheduleStop | null | undefined, ScheduleStop | null>;
  next_run_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readonly created_at: Date;
  updated_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    export_schedules: ExportSchedulesTable;
  }
}
