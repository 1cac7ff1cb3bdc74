const ENGLISH = {
  versions: 'Versions',
  when: 'Saved on',
  by: 'Saved by',
  state: 'State',
  none: 'Nothing has been saved yet.',
  draft: 'Draft',
  newestDraft: 'Newest draft',
  published: 'Published now',
  before: 'Published before',
  trashed: 'Into the trash',
}

const GERMAN: VersionWords = {
  versions: 'Versionen',
  when: 'Gespeichert am',
  by: 'Gespeichert von',
  state: 'Stand',
  none: 'Noch wurde nichts gespeichert.',
  draft: 'Entwurf',
  newestDraft: 'Neuester Entwurf',
  published: 'Jetzt veröffentlicht',
  before: 'Früher veröffentlicht',
  trashed: 'In den Papierkorb',
}

export type VersionWords = typeof ENGLISH

export function versionWords(language: string): VersionWords {
  return language === 'de' ? GERMAN : ENGLISH
}
