import { countOf } from '@/domain/words'
import WORDS from './version-words.json' with { type: 'json' }

const ENGLISH = {
  ...WORDS.en,
  language: 'en' as 'en' | 'de',
  heading: (title: string, version: string) => `${title}: after version ${version}`,
  sum: (changed: number, added: number, removed: number) =>
    [
      changed ? `${countOf(changed, 'section')} changed` : '',
      added ? `${added} new` : '',
      removed ? `${removed} left out` : '',
    ]
      .filter(Boolean)
      .join(', '),
  save: (version: string) => `Save version ${version}`,
}

export type VersionWords = typeof ENGLISH

const GERMAN: VersionWords = {
  ...WORDS.de,
  language: 'de',
  heading: (title, version) => `${title}: nach Fassung ${version}`,
  sum: (changed, added, removed) =>
    [
      changed ? `${changed} ${changed === 1 ? 'Abschnitt' : 'Abschnitte'} geändert` : '',
      added ? `${added} neu` : '',
      removed ? `${removed} weggelassen` : '',
    ]
      .filter(Boolean)
      .join(', '),
  save: (version) => `Fassung ${version} speichern`,
}

export function versionWords(language: string): VersionWords {
  return language === 'de' ? GERMAN : ENGLISH
}

export function pathOfNewVersion(id: string): string {
  return `/admin/new-version?of=${encodeURIComponent(id)}`
}
