import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMailAdapter, recipientHash } from '@/delivery/mails/mail-adapter'
import { MailAddressRefused } from '@/delivery/mails/safe-mail'

const SHOP = { name: 'Typewerk Nord', address: 'hello@nord.example' }
const findSender = async (from: typeof SHOP) => ({ from, replyTo: from })
const MAIL = {
  to: { name: 'Ada Example', address: 'ada@example.org' },
  subject: 'Your fonts',
  text: 'Here they are.\n',
  html: '<p>Here they are.</p>',
}

test('without an SMTP address a mail becomes a file named by time and recipient', async () => {
  const { adapter, folder } = await aMailFolder()
  await adapter.sendEmail(MAIL)
  const names = await readdir(folder)
  const form = `^\\d{4}-\\d\\d-\\d\\dT[\\d-]+Z-${recipientHash('ada@example.org')}-[0-9a-f]{6}\\.eml$`

  expect(names).toEqual([expect.stringMatching(new RegExp(form))])
})

test('the file is the mail as it would be sent', async () => {
  const { adapter, headers } = await aMailFolder()
  await adapter.sendEmail(MAIL)

  expect(await headers()).toEqual(
    expect.arrayContaining([
      'From: Typewerk Nord <hello@nord.example>',
      'Reply-To: Typewerk Nord <hello@nord.example>',
      'To: Ada Example <ada@example.org>',
      'Subject: Your fonts',
    ]),
  )
})

test('a mail comes from the shop, whoever else is named as its sender', async () => {
  const { adapter, headers } = await aMailFolder()
  await adapter.sendEmail({ ...MAIL, from: 'Other <other@example.org>' })

  expect(await headers()).toContain('From: Typewerk Nord <hello@nord.example>')
})

test('a mail is sent in the name the shop has by then', async () => {
  const { folder, headers } = await aMailFolder()
  const shop = { ...SHOP }
  const adapter = createMailAdapter({ smtpUrl: null, folder, findSender })({ payload: shop })
  shop.name = 'Typewerk\r\nSüd'
  await adapter.sendEmail(MAIL)

  expect(await headers()).toContain('From: =?UTF-8?Q?Typewerk_S=C3=BCd?= <hello@nord.example>')
})

test('answers to a shop without an e-mail are asked for nowhere', async () => {
  const { folder, headers } = await aMailFolder()
  const nobody = async () => ({ from: SHOP, replyTo: null })
  const adapter = createMailAdapter({ smtpUrl: null, folder, findSender: nobody })
  await adapter({ payload: SHOP }).sendEmail(MAIL)

  expect((await headers()).filter((line) => line.startsWith('Reply-To'))).toEqual([])
})

test('a line break in a subject or a name makes no header', async () => {
  const { adapter, headers } = await aMailFolder()
  await adapter.sendEmail({ ...MAIL, subject: 'Fonts\r\nBcc: x@example.org' })

  const found = await headers()
  expect(found).toContain('Subject: Fonts Bcc: x@example.org')
  expect(found.filter((line) => line.startsWith('Bcc'))).toEqual([])
})

test.each([
  ['a line break', 'ada@example.org\r\nBcc: x@example.org'],
  ['a line break in the address', { name: 'Ada', address: 'ada@example.org\nBcc: x@example.org' }],
  ['a line break in the name', { name: 'Ada\r\nBcc: x@example.org', address: 'ada@example.org' }],
  ['two places as one', { name: 'Ada', address: 'ada@example.org, x@example.org' }],
  ['a broken one among many', ['ada@example.org', 'x@example.org\u0000']],
])('an address with %s is refused and nothing is written', async (_, to) => {
  const { adapter, folder } = await aMailFolder()

  await expect(adapter.sendEmail({ ...MAIL, to })).rejects.toThrow(MailAddressRefused)
  expect(await readdir(folder)).toEqual([])
})

test('files and addresses cannot be drawn into a mail', async () => {
  const { adapter } = await aMailFolder()
  const attachments = [{ path: '/etc/hostname' }]

  await expect(adapter.sendEmail({ ...MAIL, attachments })).rejects.toThrow('access')
})

test('nothing is connected before a mail is sent by SMTP', async () => {
  const server = createServer((socket) => socket.destroy())
  onTestFinished(() => void server.close())
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  let connections = 0
  server.on('connection', () => (connections += 1))
  const { port } = server.address() as AddressInfo
  const smtpUrl = `smtp://127.0.0.1:${port}`
  const adapter = createMailAdapter({ smtpUrl, folder: '/nowhere', findSender })({ payload: SHOP })

  expect([adapter.name, connections]).toEqual(['smtp', 0])
  await expect(adapter.sendEmail(MAIL)).rejects.toThrow()
  expect(connections).toBe(1)
})

async function aMailFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'fount-mail-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const headers = async () => {
    const [name = ''] = await readdir(folder)
    const mail = await readFile(join(folder, name), 'utf8')
    return (mail.split('\r\n\r\n')[0] ?? '').split('\r\n')
  }
  const adapter = createMailAdapter({ smtpUrl: null, folder, findSender })({ payload: SHOP })
  return { folder, headers, adapter }
}
