import type { MasterResponse } from './master-response'

/** The release the master belongs to, with a link to its notes. */
export function MasterRelease({ release }: { release: NonNullable<MasterResponse['release']> }) {
  const { id, version, has_notes, is_first, reflow } = release
  return (
    <p className="master-release">
      Part of release {version}.{reflow && <> {reflow}</>}{' '}
      {!is_first && (
        <a href={`/admin/collections/releases/${id}`}>
          {has_notes ? 'Read its notes' : 'Write its notes: earlier buyers read them'}
        </a>
      )}
    </p>
  )
}
