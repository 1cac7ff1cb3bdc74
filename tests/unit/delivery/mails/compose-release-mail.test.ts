import { expect, test } from 'vitest'
import { composeReleaseMail } from '@/delivery/mails/compose-release-mail'
import type { ReleaseMail } from '@/delivery/mails/mail-types'
import type { ReflowNotice } from '@/domain/catalogue/releases/release-entry'

test('the mail of a release says what is new and what may reflow, for which licences, and how to have no more', () => {
  const warnings = ['Regular: Advance width of 1 character changed: ‘W’ (+14).']
  const { subject, text } = composeReleaseMail(aReleaseMail({ kind: 'may', warnings }))

  expect(subject).toBe('Fraunces 1.100 is out')
  expect(text).toBe(
    [
      'There is a new release of Fraunces, which you licensed.',
      '',
      'Adds Cyrillic.',
      '',
      'New in it',
      '  64 new characters.',
      '  Cyrillic 64.',
      '  One more language: Russian.',
      '',
      'Texts that are set in it may reflow',
      '  Regular: Advance width of 1 character changed: ‘W’ (+14).',
      '',
      'Your licences',
      '  L2026-1: Regular',
      '  L2026-2: Regular, Bold',
      '',
      'It costs nothing. The release you bought stays yours, beside the new one.',
      '',
      'Fetch it from your licences:',
      'https://fount.example/my-licences',
      '',
      'All releases of Fraunces:',
      'https://fount.example/typeface/fraunces/releases',
      '',
      'Send me no mails about new releases:',
      'https://fount.example/mail/k',
      '',
      'Fount',
      'hello@fount.example',
      '',
    ].join('\n'),
  )
})

test('of a family of many styles the first warnings are written out', () => {
  const warnings = Array.from({ length: 9 }, (_, index) => `Style ${index}: wider.`)
  const { text } = composeReleaseMail(aReleaseMail({ kind: 'may', warnings }))

  expect(text).toContain('  Style 5: wider.\n  3 warnings more, on its page.\n')
})

test('a release that moves nothing says so', () => {
  expect(composeReleaseMail(aReleaseMail({ kind: 'none' })).text).toContain('stand as they are.')
})

function aReleaseMail(reflow: ReflowNotice): ReleaseMail {
  return {
    to: { name: '', address: 'ada@example.org' },
    shop: { name: 'Fount', email: 'hello@fount.example', demo: false, timeZone: 'UTC' },
    entry: {
      id: 'a',
      typeface: 'Fraunces',
      version: '1.100',
      releasedOn: '2026-11-23',
      reflow,
      notes: ['Adds Cyrillic.'],
      extent: null,
      newStyles: [],
      letters: { count: 64, styles: null, shown: [], blocks: [{ name: 'Cyrillic', count: 64 }] },
      redrawn: null,
      languages: { added: ['Russian'], lost: [] },
    },
    licences: [
      { number: 'L2026-1', styles: ['Regular'] },
      { number: 'L2026-2', styles: ['Regular', 'Bold'] },
    ],
    licencesUrl: 'https://fount.example/my-licences',
    releasesUrl: 'https://fount.example/typeface/fraunces/releases',
    refuseUrl: 'https://fount.example/mail/k',
  }
}
