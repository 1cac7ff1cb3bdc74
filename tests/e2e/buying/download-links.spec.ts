import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { signDownload } from '@/delivery/download-token'

const MODEL = process.env.FOUNT_TEST_MODEL ?? 'data/test/model'
const SECRET = readFileSync(join(MODEL, 'secret'), 'utf8').trim()

const expired = signDownload({ grant: 'any', expiresAt: new Date(0) }, SECRET)
const unknown = signDownload({ grant: 'any', expiresAt: new Date(Date.now() + 60_000) }, SECRET)

const LINKS = [
  { what: 'has expired', token: expired, status: 410, code: 'download_gone' },
  { what: 'names no download', token: unknown, status: 404, code: 'download_not_found' },
  { what: 'nobody signed', token: 'a.b', status: 404, code: 'download_not_found' },
]

for (const { what, token, status, code } of LINKS) {
  test(`a link that ${what} shows people a page with a way on, machines JSON${code === LINKS[0]?.code ? ' @commit' : ''}`, async ({
    page,
    request,
  }) => {
    const machine = await request.get(`/api/download/${token}`)
    const { error } = await machine.json()
    expect([machine.status(), error.code]).toEqual([status, code])

    const answer = await page.goto(`/api/download/${token}`)
    expect(answer?.status()).toBe(status)
    const main = page.getByRole('main')
    await expect(main.getByText(error.message, { exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('No Download')
    await main.getByRole('link', { name: 'All typefaces' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('the order a dead link was on is one click away @commit', async ({ page, baseURL }) => {
  await page.goto(`/api/download/${expired}`, { referer: `${baseURL}/order/some-key` })

  await expect(page.getByRole('link', { name: 'Your order' })).toHaveAttribute(
    'href',
    '/order/some-key',
  )
})

test('nobody puts words of theirs on that page @commit', async ({ request }) => {
  const planted = { 'x-fount-missing-sentence': 'Planted', 'x-fount-missing-path': 'Planted' }
  const paths = [`/api/download/${expired}`, '/missing/download', '/nothing/here']
  for (const path of paths) {
    const answer = await request.get(path, { headers: { ...planted, accept: 'text/html' } })
    expect(await answer.text()).not.toContain('Planted')
  }
})
