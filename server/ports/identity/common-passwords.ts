/** What leaks show most often, of six signs and more, in small letters; signs in a row and repeated ones are a rule of their own. */
const list = `
00000001 007007 01011980 01012000 01012011 010203 102030 1029384756 11112222 111222 112233 11223344 123123
123123a 1232323q 123321 12344321 1234554321 1234567890 1234567890a 123456789a 123456789q 123456a 123456q
12345a 12345q 12345qwert 1234qwer 123654 123654789 123789 123abc 123love 123qwe 123qweasd 124578 12qwaszx
134679 135790 142536 147258 147258369 147852 147852369 159357 159753 159951 1q2w3e 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 1qazxsw2 20002000 315475 420420 456123 4815162342 741852 741852963 789456 789456123 852456 8675309
9379992 963852741 a12345 a123456 a1b2c3 a1b2c3d4 abc123 abc12345 abcd1234 access accord action adidas
admin123 adrian airborne airforce airplane alabama alaska albert alexande alexander alexandr alexis alicia
alison allison alpha1 alyssa amanda america american anderson andrea andrew andrey angel1 angel123 angela
angels animal anthony antonio apache apollo apples arizona arnold arsenal arthur asd123 asdasd asdf1234
asdfasdf asdfgh asdfgh123 asdfghjk asdfghjkl ashley atlanta august austin avalon avatar awesome azerty
babygirl babygirl1 badboy badger bailey bambam banana bandit barbara barbie barney baseball basketball
batman batman1 baxter beatles beauty beaver beavis benjamin berlin bigboy bigdaddy bigdog bigmac bigman
bigred billybob birdie bishop biteme blazer blink182 blizzard blonde bluebird bobafett bond007 bonnie booger
boogie boomer boston bowling bradley brandon brandy braves brazil brenda britney brittany bronco broncos
brooke brooklyn brother brutus bubba1 bubble bubbles buddha buddy1 budlight buffalo bulldog bulldogs bullet
burton business buster cadillac caesar calvin camaro cameron canada cancer captain cardinal carlos carmen
carolina caroline carrie carter cartman casino casper cassie catch22 catfish celtic champion chance changeme
changeme123 charles charlie charlie1 cheese chelsea cherokee cherry cheryl chester chevelle cheyenne chicago
chicken chocolat chopper chris1 christ christin chronic cjkysirj claire classic claudia clinton cocacola
coffee college colorado compaq computer computer1 connie connor control cookie cooper copper corvette cougar
courtney cowboy cowboys creative cricket crystal dakota dallas dancer danger daniel danielle darkness
darkside darkstar dbrnjhbz debbie december default defender denise dennis denver design destiny detroit
devils dexter diablo diamond diesel digger digital disney doctor dodgers doggie dolphin dolphins domino
donald donkey douglas dragon dragon1 dragon123 dreamer dreams driver drowssap drummer ducati duncan dustin
eagle1 eagles eclipse edward einstein elaine electric elephant elizabet eminem empire engineer england
enigma eugene everton explorer extreme falcon family fantasy fender ferrari fireball firebird fireman fisher
fishing fktrcfylh florida flower flowers fluffy flyers football football1 forest forever forever1 france
francis frankie franklin freddie freddy freedom freeuser friday friend friends froggy future fyfcnfcbz
fylhtq gabriel galina galore gandalf garcia garfield gateway gators gemini general genesis genius george
georgia gfhjkm ghbdtn giants gibson ginger goblue godzilla golden goldfish golfer goober google google1
gordon gracie greenday gregory guest123 guinness guitar gundam gunner hacker hammer hannah happy1 hardcore
harley harrison harvey hawaii hawkeye heather heaven hellfire hello1 hello123 helpme hendrix hercules herman
hiphop hitman hobbes hockey holiday honey123 horney horses hotdog hotrod houston howard hummer hunter iceman
ihateyou iloveher iloveme iloveu iloveyou iloveyou1 iloveyou2 indian infinity internet internet1 iphone1
ireland ironman iwantu jackie jackson jaguar james1 jasmine jasper jeffrey jennifer jeremy jessica jessie
jester johnny johnson jonathan jordan jordan23 joseph joshua julian junior jupiter justice justin juventus
karina katana kawasaki kenneth kermit kimberly kirill kitten klaster knight kodiak kramer kristen kristina
lacrosse lakers lasvegas lauren lawrence leather legend lennon leslie letmein letmein1 letmein123 liberty
lifehack lights lincoln little liverpoo liverpool lizard login123 logitech lol123 london looking louise
love123 lovely loveme loverboy lovers loveyou loveyou1 lucifer lucky1 machine maddog madison madman madmax
madonna maggie magnum maksim manager manutd marcus marina marine marines marlboro marley marshall martin
marvin maryjane master matrix matthew maverick maxima maximus maxwell melanie melissa member mercedes
mercury merlin metallic metallica mexico michael michael1 michele michelle michigan mickey midnight miller
minecraft miranda mitchell mnbvcxz monday money1 monica monkey monkey123 monster montana mookie morgan
morris mother motorola mountain mozart muffin murphy mustang mustang1 mypassword naruto naruto1 nascar
nastya natali natalie natasha nathan naughty ncc1701 ncc1701d nelson nemesis newport newyork nfnmzyf
nicholas nicole nikita nintendo nirvana nissan nopassword norman norton nothing november october oksana
oliver olivia online onlyyou orange outlaw p@ssw0rd p@ssword packard packers pakistan pamela pandora pantera
panther panthers panzer paradise parker pass123 pass1234 passion passport passw0rd passw0rd! password
password! password1 password12 password123 password2 patches patricia patrick patriots pavilion peaches
peanut pearljam peekaboo pegasus penguin people pepper perfect phantom phoenix picard pickle pirate platinum
player please pokemon pokemon1 police polina pontiac poohbear pookie popcorn popeye porsche precious
predator presario pretty prince princess princess1 private psycho pumpkin purple pyramid q1w2e3 q1w2e3r4
q1w2e3r4t5 qaz123 qazwsx qazwsxedc qazxsw qqq111 qwaszx qwe123 qwe123qwe qweasd qweasdzxc qweqwe qwer1234
qwert123 qwerty qwerty1 qwerty12 qwerty123 qwertyu qwertyui qwertyuiop rabbit rachel racing raider raiders
rainbow ranger rangers raptor rascal rasdzv3 raymond rebecca red123 reddog redhead redrum redskins redsox
redwings reggie remember richard robbie robert rocket rockstar roland rolltide ronald ronaldo rooster roscoe
rosebud runner rush2112 ruslan russell russia sabrina sailor saints samantha samson samsung samsung1 samuel
sandman sandra saturn savage scarface school scooby scooter scorpio scorpion scotland scotty secret
secret123 security semperfi serega serenity sergey service shadow shaggy shannon sharon shelby shorty sierra
silver simone simple simpson simpsons skipper skippy skyline slayer slipknot smokey smooth snickers sniper
snoopy snowball snowman soccer softball sophie sparky speedy spencer spider spiderma spiderman spirit
spitfire spooky sports spring stalker stanley stargate startrek starwars steelers stella stephen sterling
steven stewart stingray stinky strike stupid sublime success summer sunset sunshine sunshine1 superman
superman1 surfer suzuki svetlana swimming swordfis swordfish sydney system tanner tarheels tattoo taurus
taylor tennis teresa test123 test1234 tester testing thailand theman theone therock thomas thumper thunder
thx1138 tiffany tiger1 tigers tigger timothy tinker titanic tomcat topgun tornado toyota travis trevor
trinity trooper trouble trucks trustno1 tucker turkey turtle tweety united user123 valentin vampire vanessa
vegeta veronica vfhbyf vfrcbv victor victoria victory viking vikings viktor vincent virginia vision vladimir
voodoo voyager walker wallace walter warcraft warrior weasel welcome welcome1 welcome123 westside whatever
whynot wildcat wildcats william williams willie willow wilson windows winner winston winter wizard wolfpack
wolverin wolves wombat wrangler wutang xavier yamaha yankee yankees yellow yfnfif ytrewq zachary zaq12wsx
zeppelin zombie zxc123 zxcvbn zxcvbnm zxcvbnm1
`;

export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
