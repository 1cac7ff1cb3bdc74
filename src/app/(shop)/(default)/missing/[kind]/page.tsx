import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { estimateWordInk, ownWordOfPath } from '@/domain/catalogue/own-word'
import { readablePath } from '@/domain/site/readable-path'
import { MISSING_PATH_HEADER, MISSING_SENTENCE_HEADER } from '@/domain/site/request-headers'
import {
  LaterPage,
  type NoDownload,
  NoDownloadPage,
  OrderLinkEndedPage,
} from '@/storefront/shell/failures/no-download-page'
import { NotFoundFigures, NotFoundPage } from '@/storefront/shell/failures/not-found-page'
import { OwnWord } from '@/storefront/shell/own-word/own-word'

type Props = { params: Promise<{ kind: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params
  return { title: titleOf(kind), robots: { index: false } }
}

function titleOf(kind: string): string {
  if (kind === 'later') return 'Not Now'
  if (kind === 'order-ended') return 'Link Has Ended'
  return isDownload(kind) ? 'No Download' : 'Page Not Found'
}

/** Reached through the proxy alone, which gives the status and passes on what was asked for. */
export default async function Missing({ params }: Props) {
  const { kind } = await params
  const told = await headers()
  const path = told.get(MISSING_PATH_HEADER) ?? '/'
  const sentence = decodeURIComponent(told.get(MISSING_SENTENCE_HEADER) ?? '')
  if (kind === 'later') return <LaterPage sentence={sentence} path={path} />
  if (kind === 'order-ended') return <OrderLinkEndedPage sentence={sentence} />
  if (isDownload(kind)) {
    return <NoDownloadPage kind={kind} sentence={sentence} path={path} />
  }
  const word = ownWordOfPath(path)
  const ownWord = (
    <OwnWord word={word} proportion={word ? estimateWordInk(word) : undefined}>
      <NotFoundFigures />
    </OwnWord>
  )
  return (
    <NotFoundPage
      kind={kind === 'route' ? 'route' : 'page'}
      path={readablePath(path)}
      figures={ownWord}
    />
  )
}

function isDownload(kind: string): kind is NoDownload {
  return ['download', 'download-ended', 'download-later', 'trial-ended'].includes(kind)
}
