// Makes sheets of positions that are rare in games, for tests and the gallery. `gravegoods legal` provides the view and the offer.
//
//   node tools/position-fixtures.mjs ../target/release/gravegoods
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const program = process.argv[2] ?? '../target/release/gravegoods';
const into = new URL('../src/games/dungeonville/fixtures/', import.meta.url);

const POSITIONS = {
  'battle-3p':
    'dungeonville 3p house | 4 battle | first c | town 22 27 41 45 63 | out 7 17 20 26 37 56 | C blood 0/2/2 out C10 C12 C13 C15 C16 C17 C30 | R blood 0/2/3 out R10 R11 R12 R20 R25 R27 R30 | I blood 0/0/1 out I2 I10 I14 I16 I24 I25 I26 I28 | G blood 3/1/0 out G5 G12 G14 G16 G20 G25 G26 G29 | D blood 0/2/0 out D1 D6 D13 D15 D21 D29 | a C party 5 19 31 54 at R kills 0/1/2 scouted 1/1/1/1/0 turned 2/0/3/1/0 owns C7 C25 C31 I5 I15 D9 | b I party 51 52 58 at R kills 0/0/1 scouted 1/1/1/1/0 turned 2/0/3/1/0 owns C5 C11 R23 D5 D31 | c D party 12 33 53 at R kills 2/2/0 scouted 1/1/1/1/0 turned 2/0/3/1/0 owns C14 C18 G24 D4 | battle b 51 52 58',
  'lute-3p':
    'dungeonville 3p house | 7 lute a | first c | town 4 9 13 37 39 | out 2 3 5 6 7 14 16 18 20 21 23 25 26 27 28 33 34 35 40 41 42 43 44 48 49 54 57 58 61 63 64 | C blood 2/0/2 out C4 C9 C15 C19 C20 C22 C24 C31 | R blood 0/4/2 out R1 R2 R4 R6 R11 R13 R14 R16 R21 R22 R25 R26 R27 R28 R29 R30 R31 R32 | I blood 0/1/0 out I10 I27 I28 I30 | G blood 4/0/0 out G2 G5 G8 G17 G18 G20 G27 G29 G31 | D blood 1/0/0 out D7 D9 D11 D20 D30 | a I party 30 46 59 at C kills 0/3/0 scouted 2/0/2/2/1 turned 3/0/2/11/3 owns C25 G10 G12 G15 G32 | b C party 36 50 60 at C kills 0/0/1 scouted 1/0/0/0/0 owns R15 R19 R24 | c G! party 1 22 45 at G kills 0/2/0 scouted 2/2/0/2/1 turned 6/8/0/2/1 | deeds bD>C | battle C 1 a 59 30 46 b 60 50 36',
  'wins-3p':
    'dungeonville 3p house | 4 scout a | first c | town 22 27 41 45 63 | out 7 17 20 26 37 56 | C blood 0/2/2 out C10 C12 C13 C15 C16 C17 C30 | R blood 0/2/3 out R10 R11 R12 R20 R25 R27 R30 | I blood 0/0/1 out I2 I10 I14 I16 I24 I25 I26 I28 | G blood 3/1/0 out G5 G12 G14 G16 G20 G25 G26 G29 | D blood 0/2/0 out D1 D6 D13 D15 D21 D29 | a C party 5 19 31 54 kills 0/1/2 scouted 1/0/1/1/0 turned 2/0/3/1/0 owns C7 C25 C31 I5 I15 D9 | b I! party 51 52 58 kills 0/0/1 scouted 1/0/1/1/0 turned 2/0/3/1/0 owns C5 C11 R23 D5 D31 | c D party 12 33 53 at R kills 2/2/0 scouted 1/2/1/0/0 turned 2/0/3/0/0 owns C14 C18 G24 D4',
  'tokens-2p':
    'dungeonville 2p house | 1 recruit a | first b | town 3 17 40 50 60 | out | C | R | I | G | D | a C party 5 9 gold 30 | b R party 10 20 30',
};

/** The fields that all positions share, such as the seats. */
const frame = JSON.parse(readFileSync(new URL('wand-3p.json', into), 'utf8'));

for (const [name, position] of Object.entries(POSITIONS)) {
  const answer = execFileSync(program, ['legal', 'dungeonville', position, '--json', '--as', 'a'], {
    encoding: 'utf8',
  });
  const { awaited, seen } = JSON.parse(answer);
  const log = [
    { version: 1, at: 0, kind: 'sight', sight: { roundBegan: { round: seen.view.round, first: seen.view.first } } },
  ];
  const sheet = {
    ...frame,
    table: `fixture${name}`,
    version: 1,
    awaiting: awaited,
    seats: frame.seats.slice(0, seen.view.seats.length),
    view: seen.view,
    offer: seen.offer,
    log,
  };
  writeFileSync(new URL(`${name}.json`, into), `${JSON.stringify(sheet)}\n`);
  console.log(name);
}
