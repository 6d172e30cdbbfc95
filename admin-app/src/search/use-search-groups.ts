import { useLingui } from '@lingui/react/macro';
import {
  IconAdjustments,
  IconArrowRight,
  IconBolt,
  IconForms,
  IconPlus,
  IconPuzzle,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, type ScreenName } from '../access/screens.ts';
import { useMayOpen } from '../session/use-may-open.ts';
import { containsWords } from './contains-words.ts';
import { findCommands, mostFound } from './find-commands.ts';
import { useCommandLoader, type ScreenCommand } from './screen-commands.ts';
import { addressOfNumber, listAddressOfNumber } from './address-of-number.ts';
import type { Found } from './use-global-search.ts';
import { useNewLinks } from './use-new-links.ts';
import { useScreenLinks, type ScreenLink } from './use-screen-links.ts';
import { useSettingLinks } from './use-setting-links.ts';

export interface SearchItem {
  readonly key: string;
  readonly label: string;
  readonly description?: string;
  readonly keys?: string | undefined;
  readonly icon: TablerIcon;
  readonly open: () => void;
}

export interface SearchGroup {
  readonly label: string;
  readonly items: readonly SearchItem[];
}

const kinds: Readonly<Record<Found['type'], { icon: TablerIcon; screen: ScreenName }>> = {
  form: { icon: IconForms, screen: 'formDashboard' },
  template: { icon: IconPuzzle, screen: 'templateDashboard' },
  user: { icon: IconUser, screen: 'user' },
};

interface SearchState {
  readonly isOpen: boolean;
  readonly search: string;
  readonly found: readonly Found[];
}

/**
 * What the search panel offers: commands of the open screen, what was found, screens, settings and what can be
 * made. Groups without items are left out.
 */
export function useSearchGroups({ isOpen, search, found }: SearchState): readonly SearchGroup[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const commands = useCommands(isOpen, search);
  const links = useScreenLinks();
  const newLinks = useNewLinks();
  const settingLinks = useSettingLinks();
  const mayOpen = useMayOpen();
  const isFound = ({ label, subject = '' }: ScreenLink) =>
    containsWords(`${label} ${subject}`, search);
  const go = (address: string) => () => void navigate(address);
  const toItem =
    (icon: TablerIcon) =>
    ({ label, subject = '', address }: ScreenLink): SearchItem => ({
      key: address,
      label,
      description: subject,
      icon,
      open: go(address),
    });
  const numbered = useNumbered(search);
  const groups = [
    { label: t`Op dit scherm`, items: commands },
    {
      label: t`Gevonden`,
      items: found
        .filter(({ type }) => mayOpen(kinds[type].screen))
        .map(({ type, id, name, meta }) => ({
          key: id,
          label: name,
          description: meta.description ?? meta.email ?? '',
          icon: kinds[type].icon,
          open: go(addressOf(kinds[type].screen, { id })),
        })),
    },
    {
      label: t`Ga naar`,
      items: [
        ...numbered,
        ...links.filter(isFound).map(toItem(IconArrowRight)),
        ...(search === '' ? [] : settingLinks.filter(isFound).slice(0, mostFound)).map(
          toItem(IconAdjustments),
        ),
      ],
    },
    { label: t`Maken`, items: newLinks.filter(isFound).map(toItem(IconPlus)) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Text that ends with a number: the submission with that number, for who may open the list. */
function useNumbered(search: string): readonly SearchItem[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  if (!/\d$/.test(search) || !mayOpen('submissions')) return [];
  const find = mayOpen('formSubmission') ? addressOfNumber : listAddressOfNumber;
  const open = async () => navigate(await find(search));
  const label = t`Inzending met nummer ${search}`;
  return [{ key: 'number', label, icon: IconArrowRight, open: () => void open() }];
}

/** The commands of the open screen, as they are when the panel opens. */
function useCommands(isOpen: boolean, search: string): readonly SearchItem[] {
  const load = useCommandLoader();
  const navigate = useNavigate();
  const [commands, setCommands] = useState<readonly ScreenCommand[]>([]);
  useEffect(() => {
    if (!isOpen || load === null) return undefined;
    let isCurrent = true;
    // Without them the panel still finds everything else.
    load().then(
      (loaded) => {
        if (isCurrent) setCommands(loaded);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      setCommands([]);
    };
  }, [isOpen, load]);
  return findCommands(commands, search).map((command, at) => ({
    key: `${at} ${command.label}`,
    label: command.label,
    keys: command.keys,
    icon: 'to' in command ? IconArrowRight : IconBolt,
    open: 'to' in command ? () => void navigate(command.to) : command.run,
  }));
}
