import { expect } from '@playwright/test'
import { openPage } from '../../support/e2e/open-page'
import { signInStaff } from '../../support/e2e/staff/sign-in-staff'
import { test } from '../../support/e2e/staff/staff-test'
import { startScriptedServer } from '../../support/http/start-scripted-server'

/** A page's text that is one link. */
function linkTo(url: string) {
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url, newTab: false },
    children: [{ type: 'text', version: 1, text: 'Where the terms were' }],
  }
  const paragraph = { type: 'paragraph', version: 1, children: [link] }
  return { root: { type: 'root', version: 1, children: [paragraph] } }
}

test('a redirect that staff enter works by URL and by link, the link without a detour @commit', async ({
  page,
  request,
  baseURL,
}) => {
  const staff = await signInStaff(request, baseURL ?? '')
  const { id } = await (await request.get('/builds/latest.json')).json()
  const before = await request.get(`/builds/meta/${id}.json`)
  await staff.create('redirects', {
    from: '/old-terms/',
    to: { type: 'custom', url: '/older-terms' },
    type: '307',
  })
  await staff.create('redirects', { from: 'older-terms', to: { type: 'custom', url: '/licences' } })
  await staff.create('pages', {
    title: 'Signposts',
    slug: 'signposts',
    content: linkTo('/old-terms?tier=2'),
    _status: 'published',
  })

  const after = await request.get(`/builds/meta/${id}.json`)
  expect(after.headers().etag).not.toBe(before.headers().etag)
  expect((await after.json()).redirects).toEqual(
    expect.arrayContaining([
      { from: '/old-terms', to: '/licences', status: 307 },
      { from: '/older-terms', to: '/licences', status: 308 },
    ]),
  )

  const answer = await request.get('/old-terms?tier=2', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([307, '/licences?tier=2'])

  const asked: string[] = []
  page.on('request', (sent) => void asked.push(new URL(sent.url()).pathname))
  const manifest = page.waitForResponse('**/builds/meta/**')
  await page.goto('/signposts')
  await manifest
  await page.getByRole('link', { name: 'Where the terms were' }).click()
  await expect(page).toHaveURL(/\/licences\?tier=2$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Licences')
  expect(asked.filter((path) => /older?-terms/.test(path))).toEqual([])

  await staff.remove('pages', { 'where[slug][equals]': 'signposts' })
  await staff.remove('redirects', { 'where[from][contains]': 'terms' })
})

test('a redirect to another site works by URL and by link, known to the page or not', async ({
  page,
  request,
  baseURL,
}) => {
  const site = await startScriptedServer([])
  const staff = await signInStaff(request, baseURL ?? '')
  await staff.create('redirects', {
    from: '/left-terms',
    to: { type: 'custom', url: `${site.origin}/terms` },
  })
  await staff.create('pages', {
    title: 'Signposts away',
    slug: 'signposts-away',
    content: linkTo('/left-terms?tier=2'),
    _status: 'published',
  })

  const there = `${site.origin}/terms?tier=2`
  const answer = await request.get('/left-terms?tier=2', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, there])

  const asked: string[] = []
  page.on('request', (sent) => void asked.push(new URL(sent.url()).pathname))
  const manifest = page.waitForResponse('**/builds/meta/**')
  await page.goto('/signposts-away')
  await (await manifest).finished()
  await page.getByRole('link', { name: 'Where the terms were' }).click()
  await expect(page).toHaveURL(there)
  await expect(page.locator('body')).toContainText('told')
  expect(asked).not.toContain('/left-terms')

  await page.route('**/builds/meta/**', (route) => route.abort())
  await openPage(page, '/signposts-away')
  await page.getByRole('link', { name: 'Where the terms were' }).click()
  await expect(page).toHaveURL(there)
  expect(asked).toContain('/left-terms')

  await staff.remove('pages', { 'where[slug][equals]': 'signposts-away' })
  await staff.remove('redirects', { 'where[from][equals]': '/left-terms' })
  await site.close()
})
