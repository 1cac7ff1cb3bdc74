import { afterAll, expect, test } from 'vitest'
import type { Redirect } from '@/domain/site/redirect'
import { readBuildManifest } from '@/operations/site/routes/built-routes'
import { loadKnownRoutes, redirectFrom } from '@/operations/site/routes/route-lookup'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

type Entry = { from: string; url: string; type?: Redirect['status'] }

/** Staff enter a redirect in the admin. */
async function enter({ from, url, type }: Entry): Promise<void> {
  await shop.payload.create({
    collection: 'redirects',
    depth: 0,
    overrideAccess: true,
    data: { from, to: { type: 'custom', url }, type: type === 307 ? '307' : '308' },
  })
}

async function redirectsInManifest(): Promise<{ tag: string; redirects: Redirect[] }> {
  const manifest = await readBuildManifest('development')
  const { redirects } = JSON.parse(manifest?.body ?? '{}') as { redirects: Redirect[] }
  return { tag: manifest?.etag ?? '', redirects }
}

test('what staff enter stands in the manifest at once, under a new tag', async () => {
  await loadKnownRoutes(shop.payload)
  const before = await redirectsInManifest()
  await enter({ from: '/terms', url: '/licences' })
  const after = await redirectsInManifest()

  expect(before.redirects).toEqual([])
  expect(after.redirects).toEqual([{ from: '/terms', to: '/licences', status: 308 }])
  expect(after.tag).not.toBe(before.tag)
  expect((await redirectsInManifest()).tag).toBe(after.tag)
})

test('staff may say that a path has moved for the time being', async () => {
  await enter({ from: '/sale', url: '/explore', type: 307 })

  expect(redirectFrom('/sale/')).toEqual({ from: '/sale', to: '/explore', status: 307 })
})

test('a path leads to the page or the typeface that staff chose, by its slug of today', async () => {
  const { docs } = await shop.payload.find({
    collection: 'typefaces',
    depth: 0,
    limit: 1,
    overrideAccess: true,
    sort: 'slug',
  })
  const [typeface] = docs
  await shop.payload.create({
    collection: 'redirects',
    depth: 0,
    overrideAccess: true,
    data: {
      from: '/fonts/old',
      to: { type: 'reference', reference: { relationTo: 'typefaces', value: typeface?.id ?? '' } },
      type: '308',
    },
  })

  expect(redirectFrom('/fonts/old')?.to).toBe(`/typeface/${typeface?.slug}`)
})

test('a page that is there is shown, whatever was entered for its path', async () => {
  await enter({ from: '/about', url: '/licences' })
  await enter({ from: '/admin/old', url: '/licences' })

  expect([redirectFrom('/about'), redirectFrom('/admin/old')]).toEqual([null, null])
})

test('a chain of redirects is followed to a page that is there, and no further', async () => {
  await enter({ from: '/imprint', url: '/about-us' })
  await enter({ from: '/about-us', url: '/about' })

  expect(redirectFrom('/imprint')).toEqual({ from: '/imprint', to: '/about', status: 308 })
})

test('the manifest of another build is not told', async () => {
  expect(await readBuildManifest('another')).toBeNull()
})
