import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MailChoice } from '@/domain/mails/mail-choices'
import { MailChoicesForm } from '@/storefront/buyers/mail-choices-form'

test('a link that says no leads to that no first, and to nothing else', () => {
  expect(buttonsAt('offers')).toEqual(['no.offers'])
  expect(buttonsAt('newsletter')).toEqual(['no.newsletter'])
  expect(buttonsAt(null)).toEqual(['newsletter'])
})

test('what is refused already is not offered to be refused', () => {
  expect(buttonsAt('releases')).toEqual([])
})

function buttonsAt(refused: MailChoice | null): (string | undefined)[] {
  const choices = { email: 'a@example.org', releases: false, offers: true } as const
  const html = renderToStaticMarkup(
    <MailChoicesForm mailKey="k" choices={{ ...choices, newsletter: 'asked' }} refused={refused} />,
  )
  return [...html.matchAll(/<button [^>]*name="([^"]+)"/g)].map(([, name]) => name)
}
