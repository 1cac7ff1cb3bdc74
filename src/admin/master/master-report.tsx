import { describeFacts } from './describe-facts'
import { fileSizeInWords } from '../file-size'
import type { MasterResponse, MasterFile } from './master-response'
import { useSay } from '../use-say'

/** What the file calls itself stays as it is. */
const OWN_NAMES = ['Family', 'Style', 'Scripts', 'Axes']

/** The facts of the master, and the files that were derived of it. */
export function MasterReport({ facts, files }: Pick<MasterResponse, 'facts' | 'files'>) {
  const say = useSay()
  return (
    <>
      {facts && (
        <dl className="master-facts">
          {describeFacts(facts).map(([word, value]) => (
            <div key={word}>
              <dt>{say(word)}</dt>
              <dd>{OWN_NAMES.includes(word) ? value : say(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {files.length > 0 && (
        <table>
          <caption>{say('Files of this style')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('Format')}</th>
              <th scope="col">{say('What it is')}</th>
              <th scope="col">{say('Size')}</th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <tr key={`${file.filename} ${file.format}`}>
                <td>{file.format}</td>
                <td>
                  <a href={`/api/font-files/file/${file.filename}`} download>
                    {say(purposeOf(file))}
                  </a>
                </td>
                <td>{fileSizeInWords(file.size_in_bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function purposeOf({ format, is_master, is_menu_preview }: MasterFile): string {
  if (is_master) return 'Master'
  if (is_menu_preview) return 'Menu preview'
  if (format === 'PVW') return 'Preview'
  return format === 'TRIAL' ? 'Trial font' : 'Web font'
}
