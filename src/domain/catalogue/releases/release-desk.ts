/** Why a release cannot be announced now, or that it can. */
export type AnnouncementState =
  /** Nothing stood before it. */
  | 'first'
  /** Another release has taken its place. */
  | 'replaced'
  /** Its typeface is not published. */
  | 'unpublished'
  /** Nobody holds what it changed, with updates, and wants to be told. */
  | 'nobody'
  | 'ready'
  | 'telling'
  | 'told'

/** What staff see of a release before and after they announce it. */
export type ReleaseDesk = {
  state: AnnouncementState
  /** Addresses that will be told, or were. */
  holders: number
  licences: number
  /** Addresses that want no mails about releases. */
  refusing: number
  /** The mail as its first reader gets it. */
  preview: { to: string; subject: string; text: string } | null
  /** Which version there is again when it is taken back; null: it cannot be. */
  goes_back_to: string | null
  announced_at: string | null
  announced_by: string | null
  mails: { sent: number; waiting: number; failed: number; dropped: number }
  /** Its page; null: not public. */
  url: string | null
}
