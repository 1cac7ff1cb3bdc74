import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import DefaultLayout from '@/app/(shop)/(default)/layout'
import Page from '@/app/(shop)/(default)/[slug]/page'
import Eula from '@/app/(shop)/(default)/eula/[id]/page'
import Explore from '@/app/(shop)/(default)/explore/page'
import Play from '@/app/(shop)/(default)/explore/[slug]/page'
import ExploreOld from '@/app/(shop)/(default)/explore_old/[[...slug]]/page'
import Home from '@/app/(shop)/(default)/page'
import Typeface from '@/app/(shop)/(default)/typeface/[slug]/page'
import Releases from '@/app/(shop)/(default)/typeface/[slug]/releases/page'
import Shop from '@/app/(shop)/(panel)/shop/page'

const ROUTER = Object.fromEntries(
  ['back', 'forward', 'refresh', 'push', 'replace', 'prefetch'].map((name) => [name, () => {}]),
) as never

/** The HTML of a page of the page cache, from the module that Next renders it with; of the shop view also what it computes bills from. */
export async function renderPage(path: string): Promise<string> {
  const page = await elementOf(path)
  const inLayout = path === '/shop' ? page : await DefaultLayout({ children: page })
  const { prelude } = await prerender(
    <AppRouterContext.Provider value={ROUTER}>
      <PathnameContext.Provider value={path}>
        <SearchParamsContext.Provider value={new URLSearchParams()}>
          {inLayout}
        </SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>,
  )
  const html = await new Response(prelude as BodyInit).text()
  return path === '/shop' ? html + JSON.stringify({ ...Object(page.props), children: null }) : html
}

function elementOf(path: string): Promise<ReactElement> {
  const [, first = '', slug = '', more] = path.split('/')
  const params = Promise.resolve({ slug, id: slug })
  switch (first) {
    case '':
      return Home()
    case 'shop':
      return Shop()
    case 'explore':
      return slug ? Play({ params }) : Explore()
    case 'explore_old':
      return ExploreOld({ params: Promise.resolve(slug ? { slug: [slug] } : {}) })
    case 'typeface':
      return more === 'releases' ? Releases({ params }) : Typeface({ params })
    case 'eula':
      return Eula({ params })
    default:
      return Page({ params: Promise.resolve({ slug: first }) })
  }
}
