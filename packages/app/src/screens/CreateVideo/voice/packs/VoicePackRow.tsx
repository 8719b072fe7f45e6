import { Heading, Icon, ProgressBar, StatusChip, Text } from '@lectern/ui';
import {
  AudioLines,
  Cpu,
  EarOff,
  Globe,
  HardDrive,
  Languages,
  type LucideIcon,
  PackageX,
  Scale,
  Users,
} from 'lucide-react';
import type { PackOnDevice, VoicePack } from '../../../../backend/voicePacks.ts';
import { formatBytes } from '../../../../lib/format/formatBytes.ts';
import { missingFor } from './missingFor.ts';
import { languagesOf, languagesText, loadedText, packSize, timeLeftText } from './packFacts.ts';
import { type VoicePackActions, VoicePackButtons } from './VoicePackButtons.tsx';
import * as styles from './VoicePacks.css.ts';

const Fact = ({ icon, children }: { icon: LucideIcon; children: string }) => (
  <li className={styles.fact}>
    <Icon icon={icon} size="sm" />
    <bdi>{children}</bdi>
  </li>
);

/** Languages, voices, size, licence, origin and requirements, all shown before it is loaded. */
function Facts({ pack }: { pack: VoicePack }) {
  const { voices, license, needs } = pack;
  return (
    <ul className={styles.facts} role="list" aria-label={`About ${pack.name}`}>
      <Fact icon={Languages}>{languagesText(pack)}</Fact>
      <Fact icon={Users}>{`${voices.length} ${voices.length === 1 ? 'voice' : 'voices'}`}</Fact>
      <Fact icon={HardDrive}>{formatBytes(packSize(pack))}</Fact>
      <Fact icon={Scale}>{license}</Fact>
      <Fact icon={Globe}>Added by this site</Fact>
      {needs.includes('webgpu') && <Fact icon={Cpu}>Needs WebGPU</Fact>}
    </ul>
  );
}

const CHIPS = {
  offered: null,
  refused: null,
  loading: { tone: 'warning', word: 'Loading' },
  paused: { tone: 'neutral', word: 'Paused' },
  installed: { tone: 'success', word: 'Installed' },
} as const;

/** A pack, its state, and its actions. */
export function VoicePackRow({
  entry,
  actions,
}: {
  entry: PackOnDevice;
  actions: VoicePackActions;
}) {
  const { id, pack, state, loaded, secondsLeft, problem } = entry;
  const name = pack?.name ?? id;
  const chip = CHIPS[state];
  const size = pack ? packSize(pack) : 0;
  const isUnderWay = state === 'loading' || state === 'paused';
  const isRefused = state === 'refused';
  const missing = pack && missingFor(pack);
  return (
    <li className={styles.pack}>
      <span className={styles.disc} data-refused={isRefused || undefined}>
        <Icon
          icon={!pack ? PackageX : languagesOf(pack).length > 3 ? Languages : AudioLines}
          size="md"
        />
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          <Heading level={3} variant="h4">
            <bdi>{name}</bdi>
          </Heading>
          {chip && <StatusChip tone={chip.tone}>{chip.word}</StatusChip>}
          {pack && !pack.isHeard && (
            <span className={styles.notHeard}>
              <Icon icon={EarOff} size="sm" />
              Not heard on this machine
            </span>
          )}
        </div>
        {pack && problem === null && (
          <Text variant="small" tone="muted">
            <bdi>{pack.description}</bdi>
          </Text>
        )}
        {missing !== null && (
          <Text variant="small" tone="warning">
            {missing}
          </Text>
        )}
        {problem !== null && (
          <Text variant="small" tone={isRefused ? 'warning' : 'danger'}>
            {problem}
          </Text>
        )}
      </div>
      {!isRefused && (
        <div className={styles.actions}>
          <VoicePackButtons {...{ id, name, state, problem, actions }} canRun={missing === null} />
        </div>
      )}
      {pack && <Facts pack={pack} />}
      {isUnderWay && (
        <div className={styles.load}>
          <div className={styles.bar}>
            <ProgressBar label={`Loading ${name}`} isLabelHidden value={(100 * loaded) / size} />
          </div>
          <Text as="span" variant="caption" tone="muted" numeric>
            {loadedText(loaded, size) + timeLeftText(secondsLeft)}
          </Text>
        </div>
      )}
    </li>
  );
}
