import type { Config } from '../platform/config/config.ts';
import type { InstallationTask } from './installation-task.ts';

/** What has to be set before an installation is used for real. */
export function checkSettings(config: Config): readonly InstallationTask[] {
  const { publicOrigin, encryptionKey, metricsToken } = config;
  return [
    { key: 'production', isDone: config.isProduction, command: 'NODE_ENV=production' },
    {
      key: 'https',
      isDone: publicOrigin?.startsWith('https://') === true,
      command: 'PUBLIC_ORIGIN=https://{tenant}.formulieren.example',
    },
    {
      key: 'encryption_key',
      isDone: encryptionKey !== null,
      command: 'ENCRYPTION_KEY=$(openssl rand -base64 32)',
    },
    {
      key: 'metrics',
      isDone: metricsToken !== null,
      command: 'METRICS_TOKEN=$(openssl rand -hex 16)',
    },
    { key: 'demo', isDone: !config.isDemoSeeded, command: 'DEMO_SEED=false' },
  ];
}

/** The settings of outside services, which the status checks by calling them. */
export function checkServiceSettings({ smtpUrl, storage }: Config): readonly InstallationTask[] {
  return [
    {
      key: 'mail',
      isDone: smtpUrl !== null,
      command: 'SMTP_URL=smtps://user:password@mail.example.nl MAIL_FROM=noreply@example.nl',
    },
    {
      key: 'scanner',
      isDone: storage.scannerUrl !== null,
      command: 'CLAMD_URL=tcp://clamd.example.nl:3310',
    },
  ];
}
