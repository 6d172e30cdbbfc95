/** Answers by field id. */
type AnswerMap = Readonly<Record<string, unknown>>;

/** An invented report of the form "Melding openbare ruimte". */
export interface DemoReport {
  /** The number of days before the demo was seeded. */
  readonly daysAgo: number;
  /** The time of that day, in minutes since midnight UTC. */
  readonly minute: number;
  readonly answers: AnswerMap;
  /** A label that staff gave it. */
  readonly label?: string;
}

type Kind = 'afval' | 'weg' | 'verlichting' | 'groen' | 'water' | 'anders';

interface Extra {
  readonly answers?: AnswerMap;
  readonly label?: string;
}

const report = (
  daysAgo: number,
  minute: number,
  [kind, text, street, district]: readonly [Kind, string, string, string],
  { answers = {}, label }: Extra = {},
): DemoReport => ({
  daysAgo,
  minute,
  answers: {
    soort: kind,
    omschrijving: text,
    'plek-straat': street,
    'plek-wijk': district,
    ...answers,
  },
  ...(label === undefined ? {} : { label }),
});

const waste = (...kinds: readonly string[]): AnswerMap => ({ 'afval-soort': kinds });
const lamp = (pole: string): AnswerMap => ({ mastnummer: pole });
const danger = (answer: 'ja' | 'nee' | 'weet-niet'): AnswerMap => ({ gevaar: answer });
const urgent = 'Spoed';

/** The reports of eight weeks, the oldest first. */
export const demoReports: readonly DemoReport[] = [
  report(
    55,
    485,
    ['afval', 'Naast de container liggen een bank en een matras.', 'Lindelaan 12', 'noord'],
    {
      answers: waste('grof'),
    },
  ),
  report(
    52,
    1090,
    ['verlichting', 'De lamp bij het speelveld brandt niet.', 'Kerkpad 3', 'centrum'],
    {
      answers: lamp('20417'),
    },
  ),
  report(
    49,
    610,
    ['weg', 'Een tegel ligt los. Mijn buurvrouw struikelde bijna.', 'Marktplein 8', 'centrum'],
    {
      answers: danger('ja'),
      label: urgent,
    },
  ),
  report(46, 735, ['groen', 'Een tak hangt laag over het fietspad.', 'Vijverweg 40', 'zuid']),
  report(
    44,
    520,
    ['afval', 'Er staan vuilniszakken naast de container.', 'Beukstraat 71', 'noord'],
    {
      answers: waste('zakken', 'zwerf'),
    },
  ),
  report(41, 905, ['water', 'Na regen blijft het water op straat staan.', 'Havenkade 5', 'west'], {
    answers: danger('nee'),
  }),
  report(38, 560, ['anders', 'Het straatnaambord is weg.', 'Molenpad 1', 'oost']),
  report(
    36,
    1135,
    ['verlichting', 'Drie lantaarns achter elkaar zijn uit.', 'Stationsweg 90', 'centrum'],
    {
      answers: lamp('20533'),
    },
  ),
  report(
    34,
    655,
    ['weg', 'Er zit een gat in de weg, vlak voor de drempel.', 'Industrieweg 22', 'west'],
    {
      answers: danger('weet-niet'),
    },
  ),
  report(31, 700, ['groen', 'Het onkruid op de stoep is kniehoog.', 'Populierstraat 15', 'noord']),
  report(29, 470, ['afval', 'Iemand heeft blikken verf gedumpt.', 'Bosrand 2', 'buiten'], {
    answers: waste('gevaarlijk'),
    label: urgent,
  }),
  report(27, 830, ['groen', 'De boom voor ons huis verliest schors.', 'Lindelaan 30', 'noord']),
  report(24, 590, ['water', 'De put is verstopt met bladeren.', 'Schoolstraat 4', 'oost'], {
    answers: danger('nee'),
  }),
  report(22, 1020, ['afval', 'Bij het bankje ligt veel zwerfafval.', 'Vijverweg 2', 'zuid'], {
    answers: waste('zwerf'),
  }),
  report(20, 645, ['weg', 'Wortels duwen de stoep omhoog.', 'Kastanjelaan 18', 'zuid'], {
    answers: danger('ja'),
  }),
  report(18, 780, ['anders', 'De bushalte heeft een kapotte ruit.', 'Stationsweg 12', 'centrum'], {
    answers: {
      'op-de-hoogte': true,
      'melder-naam': 'Els Tromp',
      'melder-email': 'els.tromp@voorbeeldmail.example',
    },
  }),
  report(15, 1110, ['verlichting', 'De lamp knippert de hele nacht.', 'Beukstraat 9', 'noord'], {
    answers: lamp('20618'),
  }),
  report(13, 495, ['afval', 'De container is al een week vol.', 'Havenkade 31', 'west'], {
    answers: waste('zakken'),
  }),
  report(11, 720, ['groen', 'De haag groeit over de stoep.', 'Schoolstraat 22', 'oost']),
  report(9, 560, ['weg', 'Het fietspad is verzakt.', 'Dijkweg 7', 'buiten'], {
    answers: danger('weet-niet'),
  }),
  report(7, 1065, ['verlichting', 'In de tunnel is het donker.', 'Spoorpad 1', 'centrum'], {
    answers: lamp('20702'),
    label: urgent,
  }),
  report(6, 610, ['afval', 'Er ligt een kapotte koelkast.', 'Populierstraat 44', 'noord'], {
    answers: waste('grof'),
  }),
  report(5, 850, ['water', 'Er komt water uit het riool.', 'Molenpad 16', 'oost'], {
    answers: danger('ja'),
    label: urgent,
  }),
  report(4, 540, ['groen', 'Het gras langs de speeltuin is erg hoog.', 'Kerkpad 25', 'centrum']),
  report(3, 695, ['anders', 'De prullenbak hangt los.', 'Vijverweg 17', 'zuid']),
  report(2, 1000, ['verlichting', 'De lantaarn staat scheef.', 'Dijkweg 12', 'buiten'], {
    answers: lamp('20755'),
  }),
  report(1, 530, ['afval', 'Het papier waait uit de volle bak.', 'Marktplein 20', 'centrum'], {
    answers: waste('zwerf'),
  }),
  report(1, 780, ['weg', 'De drempel is afgebrokkeld.', 'Industrieweg 3', 'west'], {
    answers: danger('nee'),
  }),
];
