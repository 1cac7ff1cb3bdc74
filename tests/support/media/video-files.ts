type Size = { width: number; height: number; isTurned?: boolean }

/** The least that says it is an MP4 and how large: its data first, its head last, as cameras write it. */
export function anMp4({ width, height, isTurned = false }: Size): Buffer {
  const header = Buffer.alloc(84)
  const [one, none] = [0x00010000, 0]
  const matrix = isTurned
    ? [none, one, none, -one, none, none, none, none, 0x40000000]
    : [one, none, none, none, one, none, none, none, 0x40000000]
  matrix.forEach((number, at) => header.writeInt32BE(number, 40 + at * 4))
  header.writeUInt32BE(width * 65536, 76)
  header.writeUInt32BE(height * 65536, 80)
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1')),
    box('mdat', Buffer.alloc(64, 7)),
    box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('tkhd', header))),
  ])
}

function box(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The least that says it is a WebM and how large. */
export function aWebm({ width, height }: Size): Buffer {
  const two = (number: number) => Buffer.from([number >> 8, number & 0xff])
  const settings = Buffer.concat([element('b0', two(width)), element('ba', two(height))])
  const track = element(
    'ae',
    Buffer.concat([element('83', Buffer.from([1])), element('e0', settings)]),
  )
  const type = element('4282', Buffer.from('webm'))
  return Buffer.concat([element('1a45dfa3', type), element('18538067', element('1654ae6b', track))])
}

function element(id: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content])
}
