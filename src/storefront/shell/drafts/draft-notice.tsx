import type { DraftState } from '@/domain/catalogue/pages/draft-state'
import { RefreshOnSave } from './live-page'

type DraftNoticeProps = {
  state: DraftState
  /** Where the public sees it; null: nowhere. */
  publicPath: string | null
  editPath: string
}

const WORDS: Record<DraftState, { title: string; text: string }> = {
  unpublished: { title: 'Draft: not published', text: 'Nobody but staff can see this page.' },
  changed: {
    title: 'Draft: not published',
    text: 'The public sees the version that was published before.',
  },
  published: { title: 'Published', text: 'The public sees this page as it stands here.' },
}

/** Above every preview: what it is, and how to leave it. */
export function DraftNotice({ state, publicPath, editPath }: DraftNoticeProps) {
  const { title, text } = WORDS[state]
  return (
    <div className="page-notice draft grid" role="note">
      <RefreshOnSave />
      <b>{title}</b>
      <p>
        {text}{' '}
        <a href={publicPath ?? '/'}>{publicPath ? 'See the public page' : 'Leave the preview'}</a>
        {' · '}
        <a href={editPath} target="_blank">
          Edit
        </a>
      </p>
    </div>
  )
}
