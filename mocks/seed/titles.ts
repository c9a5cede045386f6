import type { StyleName } from '../pictures/index.ts';

/** The themes (collections) of the catalogue, in the order of the filter. */
export const THEMES = [
  'Backwaters',
  'Botanicals',
  'Hills and Ghats',
  'Kolam and Pattern',
  'Abstract',
  'City and Street',
  'Night Sky',
  'Still Life',
  'Line Drawings',
  'Sea and Monsoon',
] as const;
export type Theme = (typeof THEMES)[number];

/**
 * The hang list: a theme, a style, and a line for each art: variant (- for any), palette, title. A star marks a
 * favourite, `#2` another drawing of the same sketch.
 */
export const HANG_LIST: readonly (readonly [Theme, StyleName, string])[] = [
  [
    'Backwaters',
    'backwater',
    `canoe dusk * Last Ferry to Kainakary
canoe dawn First Light, Vembanad
palms tea Coconut Noon
houseboat lagoon * A Slow Boat Past Nedumudi
canoe mist The Toddy Tapper Goes Home
palms clay Kuttanad in March
houseboat indigo Moored by the Island
canoe night Lantern Fishing
canoe turmeric Harvest Canal
palms dusk Two Palms and a Promise
houseboat dawn Breakfast on the Water
canoe jodhpur The Ferryman's Sunday
palms olive Between Two Islands
houseboat peacock Moon over the Kettuvallam
canoe sand Low Water, Long Afternoon
palms plum Where the Lake Keeps Quiet
canoe monsoon Before the Rain Reaches Us
houseboat mango A Boat Named Patience`,
  ],
  [
    'Backwaters',
    'lilies',
    `- lagoon Lily Pads at Kumarakom
- tea Lotus Tank, Early
- peacock Temple Pond by Night
- lotus Pink Water
- mist The Pond Behind the School
- indigo Frogs' Parliament
- dusk Evening Among the Lilies`,
  ],
  [
    'Botanicals',
    'botanical',
    `stems tea * Curry Leaf, Kitchen Window
stems olive Neem in the Courtyard
stems blush A Stem for Amma
stems clay Dry Season Herbarium
stems mist Eucalyptus, Ooty Road
stems mango Lemongrass and Company
stems night Night-blooming Garden
stems sand Pressed Between Pages
stems peacock The Fern Collector
stems jodhpur Blue Herbarium
stems lotus Stems, Early Morning
paperCut lagoon * Cut Leaves in Many Colours #2
paperCut clay Scissors and Fronds #1
paperCut mango A Garden of Offcuts
paperCut indigo Indigo Cuttings
paperCut blush Paper Ferns #2
paperCut charcoal Scissors, Charcoal, Paper
paperCut olive The Gardener's Quilt #3
canopy tea * Under the Banana Leaves
canopy mist Silent Valley
canopy dawn Plantation Sunrise
canopy peacock The Forest Has Lamps
canopy turmeric Late Sun, Wayanad
canopy lagoon Rain Tree Shade
canopy monsoon The Undergrowth Listens`,
  ],
  [
    'Hills and Ghats',
    'hills',
    `range mist * Misty Ghats
range dawn Agumbe, Five in the Morning
range tea Nilgiri Greens
range dusk The Long Way to Valparai
range monsoon Clouds Come to Ponmudi
range indigo Blue Distances
range clay Red Earth, Quiet Ridge
range lotus Rhododendron Slopes
range sand Aravalli Heat
cut olive * One Sun, Many Hills
cut clay Deccan Forms
cut jodhpur Cool Morning Pass
cut madder Ember Hills
cut dawn Hill Country Poster
cut charcoal Graphite Range
cut mango Children of the Plateau`,
  ],
  [
    'Hills and Ghats',
    'terraces',
    `- tea * Tea Pickers' Path, Munnar
- mango Estate Bungalow
- mist Coonoor in November
- olive Cardamom Country
- turmeric Paddy Steps
- dusk The Planter's Evening`,
  ],
  [
    'Hills and Ghats',
    'contours',
    `map tea Survey Sheet, Anamudi
map sand The Shape of the Valley
map clay Walking Map to the Temple
map mist Rainfall over the Ridge`,
  ],
  [
    'Kolam and Pattern',
    'kolam',
    `sikku indigo * Kolam for a New Year
sikku clay Threshold, Friday
sikku peacock Every Dot Accounted For
sikku madder The Line That Comes Home
sikku charcoal Rice Flour on Stone
sikku plum Margazhi Before Dawn
sikku turmeric Grandmother's Geometry
sikku tea Courtyard Knot
mandala indigo Lotus of Eight Doors
mandala clay Festival Circle
mandala jodhpur Round Dance
mandala plum Lamp-lit Mandala
mandala mist Still Centre
mandala madder Marigold Wheel`,
  ],
  [
    'Kolam and Pattern',
    'jali',
    `block indigo Ajrakh Evening
block madder * Bagru Field
block tea Buti on Green
block charcoal Ink Block, Cloth White
screen clay Sandstone Screen
screen lagoon Stepwell Tiles
screen jodhpur * Blue City Jali
screen turmeric Afternoon through the Lattice
screen peacock Peacock Court
scallop lagoon Scales of the River
scallop dusk Fans at Dusk
scallop olive Tiled Roofs, Fort Kochi`,
  ],
  [
    'Abstract',
    'bauhaus',
    `- clay * Thirteen Ways of Turning
- indigo Quarter Notes
- mango Fruit Market, Simplified
- charcoal Grid with One Red Thought
- plum Late Show
- blush Soft Machine`,
  ],
  [
    'Abstract',
    'midcentury',
    `arches clay Doorways Within Doorways
arches mist Arches in Waiting
arches mango The Rainbow Shop
arches indigo Aqueduct
stones sand * Balance, Held Lightly
stones lagoon River Stones
stones madder Cairn for a Friend
mobile jodhpur A Mobile for the Study
mobile blush Small Weather
forms olive * Conversation in Green
forms lagoon Shoreline Forms
forms dawn Warm Front
forms peacock Deep Garden`,
  ],
  [
    'Abstract',
    'field',
    `slabs madder Madder, Gold, Silence
slabs indigo * Blue Hour, Ochre Room #1
slabs clay Earth above Earth
slabs olive Field Notes
aura dawn Sunrise, Remembered
aura turmeric Turmeric Sun
aura plum Slow Lamp
washes lagoon Tide Washes
washes blush Rose Water`,
  ],
  [
    'Abstract',
    'contours',
    `layers lagoon Lagoon in Nine Layers
layers indigo Descent into Blue
layers clay Quarry`,
  ],
  [
    'City and Street',
    'city',
    `roofs dusk * Rooftops of the Old Town
roofs mist Mylapore Mist
roofs indigo Blue Hour, Byculla
roofs clay Kite Season
roofs monsoon Mumbai, First Week of July
roofs night The Last Local
roofs turmeric Chandni Chowk at Four
roofs charcoal City in Graphite
roofs dawn Milk Round, Shivajinagar
roofs olive Terrace Weather
houses jodhpur * Blue House, Blue House
houses clay Every Window Awake
houses dusk Hill Station Houses
houses mango Lemon Lane
houses madder Festival Street
houses night Power Cut, Then Lights
houses lagoon Painted Houses by the Port
houses sand Jaisalmer Steps
courtyard clay * Noon in the Courtyard
courtyard blush Pink Stair #1
courtyard lagoon Sea Door, Pondicherry
courtyard night Moonlit Haveli
courtyard turmeric The Yellow House
courtyard tea Green Wall, Open Gate
courtyard jodhpur Siesta`,
  ],
  [
    'Night Sky',
    'night',
    `phases night * A Month of Moons
phases charcoal Lunar Ledger
phases plum The Moon's Errands
phases sand Phases, Quietly
phases peacock Tide Table
phases clay Moon and Earth Pigment
phases indigo Twenty-eight Nights
moonrise night * Moonrise at Hampi
moonrise plum The Violet Hour
moonrise peacock Moon over Coconut Country
moonrise dusk Harvest Moon
moonrise indigo Orange Moon, Blue Hills
moonrise monsoon A Break in the Clouds
trails night * Stars Going Round
trails plum Long Exposure, Ladakh
trails peacock Polaris from Spiti
trails charcoal Graphite Night
trails sand Desert Camp, Kutch
trails indigo Slow Shutter
chart night Chart of the Winter Sky
chart plum Named by Sailors
chart peacock A Map for Insomniacs
chart turmeric Jantar Mantar
chart tea Stars over the Tea Hills
chart clay The Astronomer's Plate`,
  ],
  [
    'Still Life',
    'stillLife',
    `- clay * Clay, Glaze and Eucalyptus
- mango Kitchen in Mango Season
- olive Olive Jar, Afternoon
- indigo Blue Pots of Khurja
- blush Pink Wall, Late Lunch
- turmeric The Pickle Shelf
- lagoon Window Table
- night Lamp-lit Supper
- madder Red Cloth
- sand Studio Corner in June
- dusk Evening Flowers
- charcoal Study in Black Clay
- mist Cool Pantry
- tea * What the Garden Gave
- jodhpur Blue Beaker from Jaipur
- dawn Sunday Fruit
- lotus Guests at Six
- peacock Teal Room, Late
- plum Figs after Dinner
- monsoon Rain Outside, Fruit Inside
- clay Terracotta Family
- olive Herbs in a Borrowed Vase
- mango * Late Sun on Two Jars
- indigo The Quiet Shelf
- madder Aunt's Dining Table`,
  ],
  [
    'Line Drawings',
    'lineDrawing',
    `vase clay Two Sprigs, One Line
vase mist Vase without Lifting the Pen
vase night White Ink Vase
lotus lotus * Lotus, Unbroken
lotus lagoon Water Flower
lotus sand Padma
hills olive A Road and Two Hills
hills indigo Summit Line
boat dawn Boatman, Single Line
boat monsoon Crossing
bird mango * Bird That Stayed
bird turmeric Bulbul at the Gate
bird madder Morning Visitor
cup sand Filter Coffee
cup clay First Chai
leaf tea Banana Leaf, One Breath
leaf jodhpur Blue Leaf
moonface blush Half Moon Sleeping
moonface plum Face of the Evening
ridges charcoal * Signals from the Plateau
ridges sand Quiet Seismograph
rings clay Forty Monsoons, One Tree
rings olive Rings of the Jackfruit Tree
swings indigo Pendulum Study
swings tea Drawn by a Swing`,
  ],
  [
    'Sea and Monsoon',
    'waves',
    `swell lagoon * Arabian Swell
swell indigo Deep Water Blue
swell dusk Evening Tide, Varkala
swell night Night Fishing Grounds
swell jodhpur Salt Wind
swell mist Calm after the Trawlers
swell plum Tide under a Violet Moon
shore lagoon * Low Tide, Seen by Gulls
shore jodhpur Umbrella Weather
shore mist Marari from Above
shore indigo The Edge of the Map
shore tea Green Bay, Gokarna
shore sand Sandbar`,
  ],
  [
    'Sea and Monsoon',
    'rain',
    `- monsoon * First Rain, Kovalam
- mist One Umbrella
- indigo June in Blue
- tea Wet Fields, Palakkad
- dusk It Rained until Evening
- night Rain on the Night Road
- charcoal Monochrome Monsoon
- olive Walking Home in Idavapathi
- lagoon The Sea Comes Up the Street
- sand After the Long Heat
- peacock Storm Lamp`,
  ],
];
