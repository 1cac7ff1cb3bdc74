import { countOf } from '@/domain/words'

const ENGLISH = {
  language: 'en' as 'en' | 'de',
  title: 'New version',
  make: 'Make a new version',
  unknown: 'There is no such licence text.',
  heading: (title: string, version: string) => `${title}: after version ${version}`,
  lead: 'Nothing is saved until you press the button at the end. The text before stays as it is, for all who accepted it.',
  name: 'Title',
  nameHint: 'Leave it: all versions of a text share it.',
  version: 'Version',
  from: 'In force from',
  sections: 'Sections',
  sectionHeading: 'Heading',
  text: 'Text',
  same: 'As before',
  changed: 'Changed',
  added: 'New',
  removed: 'Left out',
  before: 'Before and now',
  remove: 'Leave out',
  takeBack: 'Take back in',
  add: 'Add a section',
  up: 'Move up',
  types: 'Which licence types take it',
  typesHint: 'From now on, whoever buys them accepts this version.',
  otherText: 'has another text',
  nothing: 'Nothing is changed yet.',
  sum: (changed: number, added: number, removed: number) =>
    [
      changed ? `${countOf(changed, 'section')} changed` : '',
      added ? `${added} new` : '',
      removed ? `${removed} left out` : '',
    ]
      .filter(Boolean)
      .join(', '),
  moved: 'Order of the sections changed',
  save: (version: string) => `Save version ${version}`,
  forGood: 'A text that was saved never changes.',
}

export type VersionWords = typeof ENGLISH

const GERMAN: VersionWords = {
  language: 'de',
  title: 'Neue Fassung',
  make: 'Neue Fassung anlegen',
  unknown: 'Diesen Lizenztext gibt es nicht.',
  heading: (title, version) => `${title}: nach Fassung ${version}`,
  lead: 'Gespeichert wird erst mit dem Knopf am Ende. Der Text davor bleibt, wie er ist, für alle, die ihn angenommen haben.',
  name: 'Titel',
  nameHint: 'So lassen: alle Fassungen eines Textes haben ihn gemeinsam.',
  version: 'Fassung',
  from: 'Gültig ab',
  sections: 'Abschnitte',
  sectionHeading: 'Überschrift',
  text: 'Text',
  same: 'Wie zuvor',
  changed: 'Geändert',
  added: 'Neu',
  removed: 'Weggelassen',
  before: 'Vorher und jetzt',
  remove: 'Weglassen',
  takeBack: 'Wieder aufnehmen',
  add: 'Abschnitt hinzufügen',
  up: 'Nach oben',
  types: 'Welche Lizenzarten sie bekommen',
  typesHint: 'Wer sie von nun an kauft, nimmt diese Fassung an.',
  otherText: 'hat einen anderen Text',
  nothing: 'Noch ist nichts geändert.',
  sum: (changed, added, removed) =>
    [
      changed ? `${changed} ${changed === 1 ? 'Abschnitt' : 'Abschnitte'} geändert` : '',
      added ? `${added} neu` : '',
      removed ? `${removed} weggelassen` : '',
    ]
      .filter(Boolean)
      .join(', '),
  moved: 'Reihenfolge der Abschnitte geändert',
  save: (version) => `Fassung ${version} speichern`,
  forGood: 'Ein gespeicherter Text ändert sich nie mehr.',
}

export function versionWords(language: string): VersionWords {
  return language === 'de' ? GERMAN : ENGLISH
}

export function pathOfNewVersion(id: string): string {
  return `/admin/new-version?of=${encodeURIComponent(id)}`
}
