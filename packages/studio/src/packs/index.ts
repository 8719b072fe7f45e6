/** Voice packs on this device: lightweight, without any engine. */
export { keptBytes, listPacks, MANIFEST, packFolder, removePack } from './packFolder.ts';
export {
  PACK_TIMINGS,
  type PackFile,
  packSize,
  packVersion,
  packVoiceId,
  readPackVoiceId,
  type VoicePack,
} from './voicePack.ts';
