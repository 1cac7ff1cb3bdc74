import type { MasterResponse } from './master-response'
import { useSay } from '../use-say'

/** The release the master belongs to, with a link to its notes. */
export function MasterRelease({ release }: { release: NonNullable<MasterResponse['release']> }) {
  const say = useSay()
  const { id, version, has_notes, is_first, reflow } = release
  return (
    <p className="master-release">
      {say('Part of release {version}.', { version })}
      {reflow && ` ${say(reflow)}`}{' '}
      {!is_first && (
        <a href={`/admin/collections/releases/${id}`}>
          {say(has_notes ? 'Read its notes' : 'Write its notes: earlier buyers read them')}
        </a>
      )}
    </p>
  )
}
