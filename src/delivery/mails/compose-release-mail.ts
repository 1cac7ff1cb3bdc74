import { redrawnInWords } from '@/domain/catalogue/releases/redrawn'
import {
  languagesInWords,
  lettersInWords,
  type ReleaseEntry,
} from '@/domain/catalogue/releases/release-entry'
import { countOf, firstNamesInWords } from '@/domain/words'
import { type MailBlock, renderMail } from './render-mail'
import type { ComposedMail, ReleaseMail } from './mail-types'

/** As many styles are warned of one by one; the page of the releases names all. */
const MOST_WARNINGS = 6

/** To whoever holds an earlier release: what the new one brings, and what it moves. */
export function composeReleaseMail(mail: ReleaseMail): ComposedMail {
  const { to, shop, heading, entry, licences, licencesUrl, releasesUrl, refuseUrl } = mail
  const { typeface, version, notes } = entry
  const held = licences.map(({ number, styles }) => `${number}: ${styles.join(', ')}`)
  return renderMail({
    to,
    shop,
    heading,
    title: `Release ${version}`,
    subject: `${typeface} ${version} is out`,
    blocks: [
      `There is a new release of ${typeface}, which you licensed.`,
      ...notes.map((paragraph): MailBlock => ({ kind: 'text', lines: paragraph.split('\n') })),
      ...newIn(entry),
      ...movedIn(entry),
      { kind: 'list', title: held.length === 1 ? 'Your licence' : 'Your licences', lines: held },
      'It costs nothing. The release you bought stays yours, beside the new one.',
      { kind: 'link', words: 'Fetch it from your licences', url: licencesUrl },
      { kind: 'link', words: `All releases of ${typeface}`, url: releasesUrl },
      { kind: 'link', words: 'Send me no mails about new releases', url: refuseUrl },
    ],
  })
}

function newIn(entry: ReleaseEntry): MailBlock[] {
  const blocks = entry.letters?.blocks.map(({ name, count }) => `${name} ${count}`) ?? []
  const lines = [
    lettersInWords(entry),
    redrawnInWords(entry.redrawn?.styles ?? []),
    blocks.length > 0 ? `${blocks.join(', ')}.` : null,
    languagesInWords(entry, firstNamesInWords),
  ].filter((line) => line !== null)
  return lines.length > 0 ? [{ kind: 'list', title: 'New in it', lines }] : []
}

function movedIn({ reflow }: ReleaseEntry): MailBlock[] {
  switch (reflow.kind) {
    case 'first':
      return []
    case 'none':
      return ['Texts that are set in it stand as they are.']
    case 'unknown':
      return ['Look at your texts before you replace the fonts in them.']
    case 'may': {
      const { warnings } = reflow
      const shown = warnings.slice(0, MOST_WARNINGS)
      const rest = warnings.length - shown.length
      const lines = rest > 0 ? [...shown, `${countOf(rest, 'warning')} more, on its page.`] : shown
      return [{ kind: 'list', title: 'Texts that are set in it may reflow', lines }]
    }
  }
}
