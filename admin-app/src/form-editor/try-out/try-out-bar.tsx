import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconHelpCircle,
  IconPrinter,
  IconRefresh,
} from '@tabler/icons-react';
import { useState, type RefObject } from 'react';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import { RecordTestButton } from '../form-tests/record-test-button.tsx';
import { AnswersButton } from './answers-button.tsx';
import { deviceWidths, type DeviceWidth } from './device.tsx';
import { IconButton } from './icon-button.tsx';
import { LanguageSelect, ThemeSelect } from './look/look-selects.tsx';
import type { TranslatedVersion } from './look/preview-look.ts';
import { PdfButton } from './pdf-button.tsx';
import { PlaceButtons } from './place/place-buttons.tsx';
import type { PreviewPlace } from './place/show-preview.ts';
import type { TryOutRun } from './use-try-out.ts';
import type { Scenario } from './visit/scenario.ts';
import { ScenarioSelect } from './visit/scenario-select.tsx';
import styles from './try-out.module.css';

interface TryOutBarProps {
  readonly version: TranslatedVersion;
  readonly run: TryOutRun;
  readonly width: DeviceWidth;
  readonly onWidth: (width: DeviceWidth) => void;
  readonly place: PreviewPlace;
  readonly isWhyOpen: boolean;
  readonly onWhy: () => void;
  readonly onPrint: () => void;
  readonly scenario: Scenario | undefined;
  readonly select: RefObject<HTMLInputElement | null>;
}

/** What a designer can do with the form that is tried out, and how it looks. */
export function TryOutBar(props: TryOutBarProps) {
  const { version, run, place, isWhyOpen, scenario, select } = props;
  const { t } = useLingui();
  const { formType, state } = useEditor();
  const isForm = formType === 'form';
  const isRecordable = useIsEditable() && isForm;
  const [seed, setSeed] = useState(1);
  const { session, pageIndex, restart, startAs, fill } = run;
  return (
    <div className={styles.bar} data-beside={place === 'beside' || undefined}>
      <div className={styles.row}>
        {place !== 'window' && <WidthChoice width={props.width} onWidth={props.onWidth} />}
        <div className={styles.icons}>
          <IconButton name={t`Opnieuw beginnen`} Icon={IconRefresh} onClick={() => restart()} />
          <IconButton name={t`Afdrukken`} Icon={IconPrinter} onClick={props.onPrint} />
          <PlaceButtons place={place} />
        </div>
      </div>
      <div className={styles.row}>
        <AnswersButton
          session={session}
          pageIndex={pageIndex}
          seed={seed}
          onSeed={setSeed}
          onFilled={() => fill(session.allAnswers())}
          onUse={startAs}
        />
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconHelpCircle size={18} aria-hidden />}
          aria-expanded={isWhyOpen}
          onClick={props.onWhy}
        >
          <Trans>Waarom?</Trans>
        </Button>
        {isRecordable && <RecordTestButton session={session} />}
        {isRecordable && <PdfButton session={session} />}
      </div>
      <div className={styles.row}>
        <LanguageSelect version={version} />
        {isForm && <ThemeSelect />}
        <ScenarioSelect
          ref={select}
          scenario={scenario}
          onChoose={(id) => {
            state.scenarioId = id;
          }}
        />
      </div>
    </div>
  );
}

function WidthChoice({ width, onWidth }: Pick<TryOutBarProps, 'width' | 'onWidth'>) {
  const { t } = useLingui();
  const choices: readonly [DeviceWidth, string, typeof IconDeviceMobile][] = [
    ['phone', t`Telefoon`, IconDeviceMobile],
    ['tablet', t`Tablet`, IconDeviceTablet],
    ['desktop', t`Computer`, IconDeviceDesktop],
  ];
  return (
    <SegmentedControl
      aria-label={t`Breedte`}
      size="xs"
      value={width}
      onChange={(value) => onWidth(isWidth(value) ? value : width)}
      data={choices.map(([value, name, Icon]) => ({
        value,
        label: (
          <span className={styles.width} title={`${name} (${deviceWidths[value]} px)`}>
            <Icon size={18} aria-hidden />
            <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}

const isWidth = (value: string): value is DeviceWidth => Object.hasOwn(deviceWidths, value);
