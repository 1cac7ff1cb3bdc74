import { afterEach, expect, test, vi } from 'vitest'
import { ShopRefused } from '@/admin/read-response'
import { loadMaster, sendMaster } from '@/admin/master/send-master'

afterEach(() => vi.unstubAllGlobals())

test('a refusal is shown in the sentence of the shop', async () => {
  const refusal = { error: { code: 'not_a_font', message: 'This is a web page, not a font.' } }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }))

  await expect(sendMaster('7', new File(['<html>'], 'page.ttf'))).rejects.toEqual(
    new ShopRefused('This is a web page, not a font.', 400, 'not_a_font'),
  )
})

test('an answer that is not ours has a sentence all the same', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))

  await expect(loadMaster('7')).rejects.toEqual(
    new ShopRefused('The shop did not answer as it should. Try again.', 502),
  )
})

test('a file of more than 32 MB is not even sent', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const file = new File([new Uint8Array(32 * 1024 * 1024 + 1)], 'Huge.otf')

  await expect(sendMaster('7', file)).rejects.toEqual(
    new ShopRefused('Huge.otf is larger than 32 MB, the most a master may have.', 413),
  )
  expect(fetched).not.toHaveBeenCalled()
})
