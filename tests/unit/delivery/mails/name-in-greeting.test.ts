import { expect, test } from 'vitest'
import { composeTrialMail } from '@/delivery/mails/compose-buyer-mails'
import { nameInGreeting } from '@/delivery/mails/render-mail'

test.each(['Ada Buyer', 'J. R. R. Tolkien', 'Dr. Who', 'Jean-Luc O’Neil', 'Åsa Öst', '山田 太郎'])(
  'a mail greets %s',
  (name) => {
    expect(nameInGreeting(name)).toBe(name)
  },
)

test.each([
  'win.example',
  'Visit www.win.example now',
  'http://win.example',
  'win。example',
  'win．example',
  'win. example/prize',
  'ada@example.org',
  'call +49 30 1234',
  'You have won a prize that is waiting for you since last year, dear reader',
])('words that are no name stay out of a mail to a stranger: %s', (name) => {
  const mail = composeTrialMail({
    to: { name, address: 'stranger@example.org' },
    shop: { name: 'Foundry', email: 'shop@example.org', demo: false, timeZone: 'UTC' },
    typefaces: ['Fount Serif'],
    downloadUrl: 'https://shop.test/api/download/x',
    expiresAt: new Date(0),
    eulaUrl: 'https://shop.test/eula/1',
    refuseUrl: null,
  })

  expect(JSON.stringify(mail)).not.toMatch(/win|prize|\+49|ada@/)
})
