import type { BuildManifest } from '@/domain/site/build-manifest'
import { callShop } from '../requests/call-shop'
import { tellRedirects } from './link-targets'
import { startPreloading } from '../preloading/start-preloading'

/** What this build is made of. Without it the shop works as well: nothing is preloaded, and the server redirects. */
export async function loadManifest(build: string): Promise<void> {
  const address = `/builds/meta/${build}.json`
  const { redirects, routes } = await callShop<BuildManifest>(address)
  tellRedirects(redirects)
  startPreloading(routes)
}
