/* Generated from recipeSchema.ts by `npm run build:recipe`. */
"use strict";
export const validate = validate20;
export default validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:lectern:recipe:1","title":"Lectern project file","description":"Everything that one video of Lectern is made from.","type":"object","properties":{"$schema":{"type":"string","pattern":"^(https?://[!-~]+/|(\\.{0,2}/)*)lectern\\.schema\\.json$","title":"the address of lectern.schema.json","maxLength":500},"manner":{"enum":["none","calm","natural","lively"],"description":"How much the presenter gestures of its own accord; natural where it is left out."},"gesturesOff":{"type":"array","items":{"type":"integer","minimum":0,"maximum":150000},"maxItems":9000,"description":"Places in the script, in UTF-16 units, of words whose own gesture is turned off."},"edit":{"type":"object","properties":{"aiEditSettings":{"type":["object","null"],"properties":{"brollFrequency":{"enum":["none","low","medium","high"]},"brollType":{"enum":["images","stock","mixed"]},"listicleStyle":{"enum":["none","bg","no-bg"]},"subtitleHighlightColor":{"type":"string","pattern":"^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$","title":"a color such as #2049D2"},"title":{"type":"object","properties":{"text":{"type":"string","pattern":"^([^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]|[\\t\\n])*$","title":"plain text","maxLength":50},"duration":{"type":"number","minimum":0,"maximum":999}},"required":[],"additionalProperties":false},"template":{"enum":["vivid","vivid2","storyteller","satisfying","chillguy","chillguy2","cinematic","impact","paper","movienight","split","kinetic","vortex","clean","bulletin"]}},"required":["template"],"additionalProperties":false},"bgVideoSettings":{"type":"object","properties":{"shape":{"enum":["square","circle","rectangle"]},"position":{"enum":["top-right","top-left","top-center","middle-center","bottom-right","bottom-left","bottom-center"]},"stroke":{"type":"object","properties":{"color":{"type":"string","pattern":"^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$","title":"a color such as #2049D2"},"width":{"type":"number","minimum":0,"maximum":999}},"required":[],"additionalProperties":false}},"required":["stroke"],"additionalProperties":false},"additionalFeatures":{"type":"object","properties":{"applyAiEdit":{"type":"boolean"},"addBgm":{"type":"boolean"},"removeFillerWords":{"type":"boolean"},"removeSilenceParts":{"type":"boolean"},"enhanceAudio":{"type":"boolean"}},"required":["applyAiEdit","addBgm","removeFillerWords","removeSilenceParts","enhanceAudio"],"additionalProperties":false},"subtitleStyles":{"type":"object","properties":{"template":{"enum":["default","vivid","vivid2","storyteller","satisfying","chillguy","chillguy2","cinematic","impact","paper","movienight","split","kinetic","vortex","clean","bulletin"]},"fontSize":{"enum":["small","medium","large"]},"fontFamily":{"enum":["inter","bricolage","anton","instrument-serif","gochi-hand","special-elite"]},"textCasing":{"enum":["default","uppercase","lowercase","capitalize"]},"position":{"enum":["top-right","top-left","top-center","middle-center","bottom-right","bottom-left","bottom-center"]},"backgroundColor":{"type":"string","pattern":"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$","title":"a color such as #2049D2 or white"},"baseColor":{"type":"string","pattern":"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$","title":"a color such as #2049D2 or white"},"importantColor":{"type":"string","pattern":"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$","title":"a color such as #2049D2 or white"},"highlightColors":{"type":"array","items":{"type":"string","pattern":"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$","title":"a color such as #2049D2 or white"},"maxItems":10}},"required":["template","fontSize","fontFamily","textCasing","position","backgroundColor","baseColor","importantColor","highlightColors"],"additionalProperties":false},"additionalSettings":{"type":"object","properties":{"soundEffectsVolume":{"type":"number","minimum":0,"maximum":100},"applySpeakerDetection":{"type":"boolean"}},"required":["soundEffectsVolume","applySpeakerDetection"],"additionalProperties":false},"bgmData":{"type":"object","properties":{"volume":{"type":"number","minimum":0,"maximum":100},"fadeIn":{"type":"number","minimum":0,"maximum":10},"fadeOut":{"type":"number","minimum":0,"maximum":10}},"required":["volume","fadeIn","fadeOut"],"additionalProperties":false}},"required":["aiEditSettings","bgVideoSettings","additionalFeatures","subtitleStyles","additionalSettings","bgmData"],"additionalProperties":false,"description":"AI edit data.","if":{"type":"object","properties":{"additionalFeatures":{"type":"object","properties":{"applyAiEdit":{"const":true}}}}},"then":{"type":"object","properties":{"aiEditSettings":{"type":"object"}}}},"version":{"const":1},"title":{"type":"string","pattern":"^[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069\\s][^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*$","title":"a title on one line","maxLength":200},"language":{"type":"string","pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","title":"a language such as en-US","maxLength":35},"script":{"type":"string","pattern":"^[^\\0-\\x08\\x0B\\f\\x0E-\\x1F\\x7F-\\x9F\\p{Cs}]*$","title":"plain text","minLength":1,"maxLength":150000,"description":"The words to speak, with marks such as [pause 1s]; {{name}} is a blank."},"voice":{"type":"object","properties":{"pack":{"type":"object","properties":{"version":{"type":"string","pattern":"^[0-9a-f]{12}$","title":"the version of a voice pack"},"id":{"type":"string","pattern":"^(?!own-)[a-z0-9-]{1,40}$","title":"the id of a voice pack"}},"required":["id"],"additionalProperties":false,"description":"The voice pack that the voice is from."},"recorded":{"type":"boolean","description":"Whether sentences were recorded. Recordings are not in the file: the voice speaks in their place."},"id":{"type":"string"},"speed":{"type":"number","minimum":0.75,"maximum":1.5,"description":"A factor of the voice’s own pace."}},"required":["id","speed"],"additionalProperties":false,"if":{"type":"object","required":["pack"]},"then":{"type":"object","properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9+_-]{1,40}$","title":"the id of a voice of its pack"}}},"else":{"type":"object","properties":{"id":{"enum":["olivia","james","grace","callum","maya","marcus","isla","leo","zoe","angus","nora","ben","finn","otto","rob"]}}}},"presenter":{"type":"object","properties":{"extras":{"type":"object","properties":{"eyeColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"hearingAid":{"type":"boolean"},"wheelchair":{"type":"boolean"}},"required":[],"additionalProperties":false},"name":{"type":"string","pattern":"^(?![A-Za-z][A-Za-z0-9+.-]*:|[./])(?!.*\\.\\./)[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069<>\\\\]*$","title":"a name, no path and no address,","minLength":1,"maxLength":100},"style":{"enum":["avataaars","notionists"]},"options":{"type":"object"}},"required":["name","style","options"],"additionalProperties":false,"allOf":[{"if":{"type":"object","properties":{"style":{"const":"avataaars"}}},"then":{"type":"object","properties":{"options":{"type":"object","properties":{"accessories":{"enum":["eyepatch","kurt","prescription01","prescription02","round","sunglasses","wayfarers"]},"accessoriesColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"clothesColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"clothing":{"enum":["blazerAndShirt","blazerAndSweater","collarAndSweater","graphicShirt","hoodie","overall","shirtCrewNeck","shirtScoopNeck","shirtVNeck"]},"clothingGraphic":{"enum":["bat","bear","cumbia","deer","diamond","hola","pizza","resist","skull","skullOutline"]},"eyebrows":{"enum":["angry","angryNatural","default","defaultNatural","flatNatural","frownNatural","raisedExcited","raisedExcitedNatural","sadConcerned","sadConcernedNatural","unibrowNatural","upDown","upDownNatural"]},"eyes":{"enum":["closed","cry","default","eyeRoll","happy","hearts","side","squint","surprised","wink","winkWacky","xDizzy"]},"facialHair":{"enum":["beardLight","beardMajestic","beardMedium","moustacheFancy","moustacheMagnum"]},"facialHairColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"hairColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"hatColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"mouth":{"enum":["concerned","default","disbelief","eating","grimace","sad","screamOpen","serious","smile","tongue","twinkle","vomit"]},"nose":{"enum":["default"]},"skinColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"top":{"enum":["bigHair","bob","bun","curly","curvy","dreads","dreads01","dreads02","frida","frizzle","fro","froBand","hat","hijab","longButNotTooLong","miaWallace","shaggy","shaggyMullet","shavedSides","shortCurly","shortFlat","shortRound","shortWaved","sides","straight01","straight02","straightAndStrand","theCaesar","theCaesarAndSidePart","turban","winterHat02","winterHat03","winterHat04","winterHat1"]}},"required":[],"additionalProperties":false}}}},{"if":{"type":"object","properties":{"style":{"const":"notionists"}}},"then":{"type":"object","properties":{"options":{"type":"object","properties":{"beard":{"enum":["variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11","variant12"]},"body":{"enum":["variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11","variant12","variant13","variant14","variant15","variant16","variant17","variant18","variant19","variant20","variant21","variant22","variant23","variant24","variant25"]},"bodyIcon":{"enum":["electric","galaxy","saturn"]},"brows":{"enum":["variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11","variant12","variant13"]},"eyes":{"enum":["variant01","variant02","variant03","variant04","variant05"]},"gesture":{"enum":["hand","handPhone","ok","okLongArm","point","pointLongArm","waveLongArm","waveLongArms","waveOkLongArms","wavePointLongArms"]},"glasses":{"enum":["variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11"]},"hair":{"enum":["hat","variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11","variant12","variant13","variant14","variant15","variant16","variant17","variant18","variant19","variant20","variant21","variant22","variant23","variant24","variant25","variant26","variant27","variant28","variant29","variant30","variant31","variant32","variant33","variant34","variant35","variant36","variant37","variant38","variant39","variant40","variant41","variant42","variant43","variant44","variant45","variant46","variant47","variant48","variant49","variant50","variant51","variant52","variant53","variant54","variant55","variant56","variant57","variant58","variant59","variant60","variant61","variant62","variant63"]},"lips":{"enum":["variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11","variant12","variant13","variant14","variant15","variant16","variant17","variant18","variant19","variant20","variant21","variant22","variant23","variant24","variant25","variant26","variant27","variant28","variant29","variant30"]},"nose":{"enum":["variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11","variant12","variant13","variant14","variant15","variant16","variant17","variant18","variant19","variant20"]}},"required":[],"additionalProperties":false}}}}]},"scene":{"type":"object","properties":{"colour":{"enum":["ochre","sky","clay","sage","blush","ink","stone","plum"]},"backdrop":{"enum":["disc","arch","window","stage","board","shelf","product"]}},"required":["colour","backdrop"],"additionalProperties":false},"format":{"type":"object","properties":{"aspect":{"enum":["16:9","9:16","1:1"]},"resolution":{"enum":["720p","1080p"]}},"required":["aspect","resolution"],"additionalProperties":false},"captions":{"type":"object","properties":{"drawn":{"type":"boolean","description":"Whether they are part of the picture."},"style":{"enum":["karaoke","plain","outline"]}},"required":["drawn","style"],"additionalProperties":false}},"required":["version","title","language","script","voice","presenter","scene","format","captions"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const func2 = (text) => Array.from(text).length;
const pattern4 = new RegExp("^(https?://[!-~]+/|(\\.{0,2}/)*)lectern\\.schema\\.json$", "u");
const pattern5 = new RegExp("^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$", "u");
const pattern6 = new RegExp("^([^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]|[\\t\\n])*$", "u");
const pattern8 = new RegExp("^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$", "u");
const pattern12 = new RegExp("^[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069\\s][^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*$", "u");
const pattern13 = new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
const pattern14 = new RegExp("^[^\\0-\\x08\\x0B\\f\\x0E-\\x1F\\x7F-\\x9F\\p{Cs}]*$", "u");
const pattern15 = new RegExp("^[A-Za-z0-9+_-]{1,40}$", "u");
const pattern16 = new RegExp("^[0-9a-f]{12}$", "u");
const pattern17 = new RegExp("^(?!own-)[a-z0-9-]{1,40}$", "u");
const pattern18 = new RegExp("^[0-9a-fA-F]{6}$", "u");
const pattern25 = new RegExp("^(?![A-Za-z][A-Za-z0-9+.-]*:|[./])(?!.*\\.\\./)[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069<>\\\\]*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:lectern:recipe:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.version === undefined) && (missing0 = "version")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.language === undefined) && (missing0 = "language"))) || ((data.script === undefined) && (missing0 = "script"))) || ((data.voice === undefined) && (missing0 = "voice"))) || ((data.presenter === undefined) && (missing0 = "presenter"))) || ((data.scene === undefined) && (missing0 = "scene"))) || ((data.format === undefined) && (missing0 = "format"))) || ((data.captions === undefined) && (missing0 = "captions"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema31.required,parentSchema:schema31,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 500){
validate20.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema31.properties.$schema,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate20.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/pattern",keyword:"pattern",params:{pattern: "^(https?://[!-~]+/|(\\.{0,2}/)*)lectern\\.schema\\.json$"},schema:"^(https?://[!-~]+/|(\\.{0,2}/)*)lectern\\.schema\\.json$",parentSchema:schema31.properties.$schema,data:data0}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.manner !== undefined){
let data1 = data.manner;
const _errs4 = errors;
if(!((((data1 === "none") || (data1 === "calm")) || (data1 === "natural")) || (data1 === "lively"))){
validate20.errors = [{instancePath:instancePath+"/manner",schemaPath:"#/properties/manner/enum",keyword:"enum",params:{allowedValues: schema31.properties.manner.enum},schema:schema31.properties.manner.enum,parentSchema:schema31.properties.manner,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gesturesOff !== undefined){
let data2 = data.gesturesOff;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 9000){
validate20.errors = [{instancePath:instancePath+"/gesturesOff",schemaPath:"#/properties/gesturesOff/maxItems",keyword:"maxItems",params:{limit: 9000},schema:9000,parentSchema:schema31.properties.gesturesOff,data:data2}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate20.errors = [{instancePath:instancePath+"/gesturesOff/" + i0,schemaPath:"#/properties/gesturesOff/items/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.gesturesOff.items.type,parentSchema:schema31.properties.gesturesOff.items,data:data3}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 150000 || isNaN(data3)){
validate20.errors = [{instancePath:instancePath+"/gesturesOff/" + i0,schemaPath:"#/properties/gesturesOff/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 150000},schema:150000,parentSchema:schema31.properties.gesturesOff.items,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate20.errors = [{instancePath:instancePath+"/gesturesOff/" + i0,schemaPath:"#/properties/gesturesOff/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.gesturesOff.items,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/gesturesOff",schemaPath:"#/properties/gesturesOff/type",keyword:"type",params:{type: "array"},schema:schema31.properties.gesturesOff.type,parentSchema:schema31.properties.gesturesOff,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edit !== undefined){
let data4 = data.edit;
const _errs9 = errors;
const _errs11 = errors;
let valid2 = true;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.additionalFeatures !== undefined){
let data5 = data4.additionalFeatures;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.applyAiEdit !== undefined){
if(true !== data5.applyAiEdit){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs17 = errors;
if(errors === _errs17){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.aiEditSettings !== undefined){
let data7 = data4.aiEditSettings;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings",schemaPath:"#/properties/edit/then/properties/aiEditSettings/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.then.properties.aiEditSettings.type,parentSchema:schema31.properties.edit.then.properties.aiEditSettings,data:data7}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/then/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.then.type,parentSchema:schema31.properties.edit.then,data:data4}];
return false;
}
}
var _valid0 = _errs17 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.aiEditSettings = true;
props0.additionalFeatures = true;
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/if",keyword:"if",params:{failingKeyword: "then"},schema:schema31.properties.edit.if,parentSchema:schema31.properties.edit,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate20.errors = vErrors;
return false;
}
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((((data4.aiEditSettings === undefined) && (missing1 = "aiEditSettings")) || ((data4.bgVideoSettings === undefined) && (missing1 = "bgVideoSettings"))) || ((data4.additionalFeatures === undefined) && (missing1 = "additionalFeatures"))) || ((data4.subtitleStyles === undefined) && (missing1 = "subtitleStyles"))) || ((data4.additionalSettings === undefined) && (missing1 = "additionalSettings"))) || ((data4.bgmData === undefined) && (missing1 = "bgmData"))){
validate20.errors = [{instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/required",keyword:"required",params:{missingProperty: missing1},schema:schema31.properties.edit.required,parentSchema:schema31.properties.edit,data:data4}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data4){
if(!((((((key1 === "aiEditSettings") || (key1 === "bgVideoSettings")) || (key1 === "additionalFeatures")) || (key1 === "subtitleStyles")) || (key1 === "additionalSettings")) || (key1 === "bgmData"))){
validate20.errors = [{instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.edit,data:data4}];
return false;
break;
}
}
if(_errs21 === errors){
if(data4.aiEditSettings !== undefined){
let data8 = data4.aiEditSettings;
const _errs22 = errors;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings",schemaPath:"#/properties/edit/properties/aiEditSettings/type",keyword:"type",params:{type: schema31.properties.edit.properties.aiEditSettings.type},schema:schema31.properties.edit.properties.aiEditSettings.type,parentSchema:schema31.properties.edit.properties.aiEditSettings,data:data8}];
return false;
}
if(errors === _errs22){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((data8.template === undefined) && (missing2 = "template")){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings",schemaPath:"#/properties/edit/properties/aiEditSettings/required",keyword:"required",params:{missingProperty: missing2},schema:schema31.properties.edit.properties.aiEditSettings.required,parentSchema:schema31.properties.edit.properties.aiEditSettings,data:data8}];
return false;
}
else {
const _errs24 = errors;
for(const key2 in data8){
if(!((((((key2 === "brollFrequency") || (key2 === "brollType")) || (key2 === "listicleStyle")) || (key2 === "subtitleHighlightColor")) || (key2 === "title")) || (key2 === "template"))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings",schemaPath:"#/properties/edit/properties/aiEditSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema31.properties.edit.properties.aiEditSettings,data:data8}];
return false;
break;
}
}
if(_errs24 === errors){
if(data8.brollFrequency !== undefined){
let data9 = data8.brollFrequency;
const _errs25 = errors;
if(!((((data9 === "none") || (data9 === "low")) || (data9 === "medium")) || (data9 === "high"))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/brollFrequency",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/brollFrequency/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.aiEditSettings.properties.brollFrequency.enum},schema:schema31.properties.edit.properties.aiEditSettings.properties.brollFrequency.enum,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.brollFrequency,data:data9}];
return false;
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.brollType !== undefined){
let data10 = data8.brollType;
const _errs26 = errors;
if(!(((data10 === "images") || (data10 === "stock")) || (data10 === "mixed"))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/brollType",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/brollType/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.aiEditSettings.properties.brollType.enum},schema:schema31.properties.edit.properties.aiEditSettings.properties.brollType.enum,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.brollType,data:data10}];
return false;
}
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.listicleStyle !== undefined){
let data11 = data8.listicleStyle;
const _errs27 = errors;
if(!(((data11 === "none") || (data11 === "bg")) || (data11 === "no-bg"))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/listicleStyle",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/listicleStyle/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.aiEditSettings.properties.listicleStyle.enum},schema:schema31.properties.edit.properties.aiEditSettings.properties.listicleStyle.enum,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.listicleStyle,data:data11}];
return false;
}
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.subtitleHighlightColor !== undefined){
let data12 = data8.subtitleHighlightColor;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/subtitleHighlightColor",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/subtitleHighlightColor/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"},schema:"^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$",parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.subtitleHighlightColor,data:data12}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/subtitleHighlightColor",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/subtitleHighlightColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.aiEditSettings.properties.subtitleHighlightColor.type,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.subtitleHighlightColor,data:data12}];
return false;
}
}
var valid7 = _errs28 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.title !== undefined){
let data13 = data8.title;
const _errs30 = errors;
if(errors === _errs30){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
const _errs32 = errors;
for(const key3 in data13){
if(!((key3 === "text") || (key3 === "duration"))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title,data:data13}];
return false;
break;
}
}
if(_errs32 === errors){
if(data13.text !== undefined){
let data14 = data13.text;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data14 === "string"){
if(func2(data14) > 50){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title/text",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/properties/text/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.text,data:data14}];
return false;
}
else {
if(!pattern6.test(data14)){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title/text",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/properties/text/pattern",keyword:"pattern",params:{pattern: "^([^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]|[\\t\\n])*$"},schema:"^([^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]|[\\t\\n])*$",parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.text,data:data14}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title/text",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/properties/text/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.text.type,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.text,data:data14}];
return false;
}
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.duration !== undefined){
let data15 = data13.duration;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 999 || isNaN(data15)){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title/duration",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},schema:999,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.duration,data:data15}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title/duration",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.duration,data:data15}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title/duration",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/properties/duration/type",keyword:"type",params:{type: "number"},schema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.duration.type,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.duration,data:data15}];
return false;
}
}
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.aiEditSettings.properties.title.type,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title,data:data13}];
return false;
}
}
var valid7 = _errs30 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.template !== undefined){
let data16 = data8.template;
const _errs37 = errors;
if(!(((((((((((((((data16 === "vivid") || (data16 === "vivid2")) || (data16 === "storyteller")) || (data16 === "satisfying")) || (data16 === "chillguy")) || (data16 === "chillguy2")) || (data16 === "cinematic")) || (data16 === "impact")) || (data16 === "paper")) || (data16 === "movienight")) || (data16 === "split")) || (data16 === "kinetic")) || (data16 === "vortex")) || (data16 === "clean")) || (data16 === "bulletin"))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/template",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/template/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.aiEditSettings.properties.template.enum},schema:schema31.properties.edit.properties.aiEditSettings.properties.template.enum,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.template,data:data16}];
return false;
}
var valid7 = _errs37 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data4.bgVideoSettings !== undefined){
let data17 = data4.bgVideoSettings;
const _errs38 = errors;
if(errors === _errs38){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing3;
if((data17.stroke === undefined) && (missing3 = "stroke")){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings",schemaPath:"#/properties/edit/properties/bgVideoSettings/required",keyword:"required",params:{missingProperty: missing3},schema:schema31.properties.edit.properties.bgVideoSettings.required,parentSchema:schema31.properties.edit.properties.bgVideoSettings,data:data17}];
return false;
}
else {
const _errs40 = errors;
for(const key4 in data17){
if(!(((key4 === "shape") || (key4 === "position")) || (key4 === "stroke"))){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings",schemaPath:"#/properties/edit/properties/bgVideoSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema31.properties.edit.properties.bgVideoSettings,data:data17}];
return false;
break;
}
}
if(_errs40 === errors){
if(data17.shape !== undefined){
let data18 = data17.shape;
const _errs41 = errors;
if(!(((data18 === "square") || (data18 === "circle")) || (data18 === "rectangle"))){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/shape",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/shape/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.bgVideoSettings.properties.shape.enum},schema:schema31.properties.edit.properties.bgVideoSettings.properties.shape.enum,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.shape,data:data18}];
return false;
}
var valid9 = _errs41 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data17.position !== undefined){
let data19 = data17.position;
const _errs42 = errors;
if(!(((((((data19 === "top-right") || (data19 === "top-left")) || (data19 === "top-center")) || (data19 === "middle-center")) || (data19 === "bottom-right")) || (data19 === "bottom-left")) || (data19 === "bottom-center"))){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/position",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/position/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.bgVideoSettings.properties.position.enum},schema:schema31.properties.edit.properties.bgVideoSettings.properties.position.enum,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.position,data:data19}];
return false;
}
var valid9 = _errs42 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data17.stroke !== undefined){
let data20 = data17.stroke;
const _errs43 = errors;
if(errors === _errs43){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
const _errs45 = errors;
for(const key5 in data20){
if(!((key5 === "color") || (key5 === "width"))){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke,data:data20}];
return false;
break;
}
}
if(_errs45 === errors){
if(data20.color !== undefined){
let data21 = data20.color;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data21 === "string"){
if(!pattern5.test(data21)){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke/color",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/properties/color/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"},schema:"^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$",parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.color,data:data21}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke/color",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/properties/color/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.color.type,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.color,data:data21}];
return false;
}
}
var valid10 = _errs46 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data20.width !== undefined){
let data22 = data20.width;
const _errs48 = errors;
if(errors === _errs48){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 999 || isNaN(data22)){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke/width",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},schema:999,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.width,data:data22}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke/width",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.width,data:data22}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke/width",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/properties/width/type",keyword:"type",params:{type: "number"},schema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.width.type,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.width,data:data22}];
return false;
}
}
var valid10 = _errs48 === errors;
}
else {
var valid10 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.type,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke,data:data20}];
return false;
}
}
var valid9 = _errs43 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings",schemaPath:"#/properties/edit/properties/bgVideoSettings/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.bgVideoSettings.type,parentSchema:schema31.properties.edit.properties.bgVideoSettings,data:data17}];
return false;
}
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data4.additionalFeatures !== undefined){
let data23 = data4.additionalFeatures;
const _errs50 = errors;
if(errors === _errs50){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing4;
if((((((data23.applyAiEdit === undefined) && (missing4 = "applyAiEdit")) || ((data23.addBgm === undefined) && (missing4 = "addBgm"))) || ((data23.removeFillerWords === undefined) && (missing4 = "removeFillerWords"))) || ((data23.removeSilenceParts === undefined) && (missing4 = "removeSilenceParts"))) || ((data23.enhanceAudio === undefined) && (missing4 = "enhanceAudio"))){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures",schemaPath:"#/properties/edit/properties/additionalFeatures/required",keyword:"required",params:{missingProperty: missing4},schema:schema31.properties.edit.properties.additionalFeatures.required,parentSchema:schema31.properties.edit.properties.additionalFeatures,data:data23}];
return false;
}
else {
const _errs52 = errors;
for(const key6 in data23){
if(!(((((key6 === "applyAiEdit") || (key6 === "addBgm")) || (key6 === "removeFillerWords")) || (key6 === "removeSilenceParts")) || (key6 === "enhanceAudio"))){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures",schemaPath:"#/properties/edit/properties/additionalFeatures/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema31.properties.edit.properties.additionalFeatures,data:data23}];
return false;
break;
}
}
if(_errs52 === errors){
if(data23.applyAiEdit !== undefined){
let data24 = data23.applyAiEdit;
const _errs53 = errors;
if(typeof data24 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures/applyAiEdit",schemaPath:"#/properties/edit/properties/additionalFeatures/properties/applyAiEdit/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.edit.properties.additionalFeatures.properties.applyAiEdit.type,parentSchema:schema31.properties.edit.properties.additionalFeatures.properties.applyAiEdit,data:data24}];
return false;
}
var valid11 = _errs53 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data23.addBgm !== undefined){
let data25 = data23.addBgm;
const _errs55 = errors;
if(typeof data25 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures/addBgm",schemaPath:"#/properties/edit/properties/additionalFeatures/properties/addBgm/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.edit.properties.additionalFeatures.properties.addBgm.type,parentSchema:schema31.properties.edit.properties.additionalFeatures.properties.addBgm,data:data25}];
return false;
}
var valid11 = _errs55 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data23.removeFillerWords !== undefined){
let data26 = data23.removeFillerWords;
const _errs57 = errors;
if(typeof data26 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures/removeFillerWords",schemaPath:"#/properties/edit/properties/additionalFeatures/properties/removeFillerWords/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.edit.properties.additionalFeatures.properties.removeFillerWords.type,parentSchema:schema31.properties.edit.properties.additionalFeatures.properties.removeFillerWords,data:data26}];
return false;
}
var valid11 = _errs57 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data23.removeSilenceParts !== undefined){
let data27 = data23.removeSilenceParts;
const _errs59 = errors;
if(typeof data27 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures/removeSilenceParts",schemaPath:"#/properties/edit/properties/additionalFeatures/properties/removeSilenceParts/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.edit.properties.additionalFeatures.properties.removeSilenceParts.type,parentSchema:schema31.properties.edit.properties.additionalFeatures.properties.removeSilenceParts,data:data27}];
return false;
}
var valid11 = _errs59 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data23.enhanceAudio !== undefined){
let data28 = data23.enhanceAudio;
const _errs61 = errors;
if(typeof data28 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures/enhanceAudio",schemaPath:"#/properties/edit/properties/additionalFeatures/properties/enhanceAudio/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.edit.properties.additionalFeatures.properties.enhanceAudio.type,parentSchema:schema31.properties.edit.properties.additionalFeatures.properties.enhanceAudio,data:data28}];
return false;
}
var valid11 = _errs61 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures",schemaPath:"#/properties/edit/properties/additionalFeatures/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.additionalFeatures.type,parentSchema:schema31.properties.edit.properties.additionalFeatures,data:data23}];
return false;
}
}
var valid6 = _errs50 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data4.subtitleStyles !== undefined){
let data29 = data4.subtitleStyles;
const _errs63 = errors;
if(errors === _errs63){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing5;
if((((((((((data29.template === undefined) && (missing5 = "template")) || ((data29.fontSize === undefined) && (missing5 = "fontSize"))) || ((data29.fontFamily === undefined) && (missing5 = "fontFamily"))) || ((data29.textCasing === undefined) && (missing5 = "textCasing"))) || ((data29.position === undefined) && (missing5 = "position"))) || ((data29.backgroundColor === undefined) && (missing5 = "backgroundColor"))) || ((data29.baseColor === undefined) && (missing5 = "baseColor"))) || ((data29.importantColor === undefined) && (missing5 = "importantColor"))) || ((data29.highlightColors === undefined) && (missing5 = "highlightColors"))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles",schemaPath:"#/properties/edit/properties/subtitleStyles/required",keyword:"required",params:{missingProperty: missing5},schema:schema31.properties.edit.properties.subtitleStyles.required,parentSchema:schema31.properties.edit.properties.subtitleStyles,data:data29}];
return false;
}
else {
const _errs65 = errors;
for(const key7 in data29){
if(!(func1.call(schema31.properties.edit.properties.subtitleStyles.properties, key7))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles",schemaPath:"#/properties/edit/properties/subtitleStyles/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema31.properties.edit.properties.subtitleStyles,data:data29}];
return false;
break;
}
}
if(_errs65 === errors){
if(data29.template !== undefined){
let data30 = data29.template;
const _errs66 = errors;
if(!((((((((((((((((data30 === "default") || (data30 === "vivid")) || (data30 === "vivid2")) || (data30 === "storyteller")) || (data30 === "satisfying")) || (data30 === "chillguy")) || (data30 === "chillguy2")) || (data30 === "cinematic")) || (data30 === "impact")) || (data30 === "paper")) || (data30 === "movienight")) || (data30 === "split")) || (data30 === "kinetic")) || (data30 === "vortex")) || (data30 === "clean")) || (data30 === "bulletin"))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/template",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/template/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.subtitleStyles.properties.template.enum},schema:schema31.properties.edit.properties.subtitleStyles.properties.template.enum,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.template,data:data30}];
return false;
}
var valid12 = _errs66 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data29.fontSize !== undefined){
let data31 = data29.fontSize;
const _errs67 = errors;
if(!(((data31 === "small") || (data31 === "medium")) || (data31 === "large"))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/fontSize",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/fontSize/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.subtitleStyles.properties.fontSize.enum},schema:schema31.properties.edit.properties.subtitleStyles.properties.fontSize.enum,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.fontSize,data:data31}];
return false;
}
var valid12 = _errs67 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data29.fontFamily !== undefined){
let data32 = data29.fontFamily;
const _errs68 = errors;
if(!((((((data32 === "inter") || (data32 === "bricolage")) || (data32 === "anton")) || (data32 === "instrument-serif")) || (data32 === "gochi-hand")) || (data32 === "special-elite"))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/fontFamily",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/fontFamily/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.subtitleStyles.properties.fontFamily.enum},schema:schema31.properties.edit.properties.subtitleStyles.properties.fontFamily.enum,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.fontFamily,data:data32}];
return false;
}
var valid12 = _errs68 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data29.textCasing !== undefined){
let data33 = data29.textCasing;
const _errs69 = errors;
if(!((((data33 === "default") || (data33 === "uppercase")) || (data33 === "lowercase")) || (data33 === "capitalize"))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/textCasing",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/textCasing/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.subtitleStyles.properties.textCasing.enum},schema:schema31.properties.edit.properties.subtitleStyles.properties.textCasing.enum,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.textCasing,data:data33}];
return false;
}
var valid12 = _errs69 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data29.position !== undefined){
let data34 = data29.position;
const _errs70 = errors;
if(!(((((((data34 === "top-right") || (data34 === "top-left")) || (data34 === "top-center")) || (data34 === "middle-center")) || (data34 === "bottom-right")) || (data34 === "bottom-left")) || (data34 === "bottom-center"))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/position",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/position/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.subtitleStyles.properties.position.enum},schema:schema31.properties.edit.properties.subtitleStyles.properties.position.enum,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.position,data:data34}];
return false;
}
var valid12 = _errs70 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data29.backgroundColor !== undefined){
let data35 = data29.backgroundColor;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data35 === "string"){
if(!pattern8.test(data35)){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/backgroundColor",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/backgroundColor/pattern",keyword:"pattern",params:{pattern: "^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$"},schema:"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$",parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.backgroundColor,data:data35}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/backgroundColor",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/backgroundColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.subtitleStyles.properties.backgroundColor.type,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.backgroundColor,data:data35}];
return false;
}
}
var valid12 = _errs71 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data29.baseColor !== undefined){
let data36 = data29.baseColor;
const _errs73 = errors;
if(errors === _errs73){
if(typeof data36 === "string"){
if(!pattern8.test(data36)){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/baseColor",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/baseColor/pattern",keyword:"pattern",params:{pattern: "^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$"},schema:"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$",parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.baseColor,data:data36}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/baseColor",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/baseColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.subtitleStyles.properties.baseColor.type,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.baseColor,data:data36}];
return false;
}
}
var valid12 = _errs73 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data29.importantColor !== undefined){
let data37 = data29.importantColor;
const _errs75 = errors;
if(errors === _errs75){
if(typeof data37 === "string"){
if(!pattern8.test(data37)){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/importantColor",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/importantColor/pattern",keyword:"pattern",params:{pattern: "^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$"},schema:"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$",parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.importantColor,data:data37}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/importantColor",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/importantColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.subtitleStyles.properties.importantColor.type,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.importantColor,data:data37}];
return false;
}
}
var valid12 = _errs75 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data29.highlightColors !== undefined){
let data38 = data29.highlightColors;
const _errs77 = errors;
if(errors === _errs77){
if(Array.isArray(data38)){
if(data38.length > 10){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/highlightColors",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/highlightColors/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.highlightColors,data:data38}];
return false;
}
else {
var valid13 = true;
const len1 = data38.length;
for(let i1=0; i1<len1; i1++){
let data39 = data38[i1];
const _errs79 = errors;
if(errors === _errs79){
if(typeof data39 === "string"){
if(!pattern8.test(data39)){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/highlightColors/" + i1,schemaPath:"#/properties/edit/properties/subtitleStyles/properties/highlightColors/items/pattern",keyword:"pattern",params:{pattern: "^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$"},schema:"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$",parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.highlightColors.items,data:data39}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/highlightColors/" + i1,schemaPath:"#/properties/edit/properties/subtitleStyles/properties/highlightColors/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.subtitleStyles.properties.highlightColors.items.type,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.highlightColors.items,data:data39}];
return false;
}
}
var valid13 = _errs79 === errors;
if(!valid13){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/highlightColors",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/highlightColors/type",keyword:"type",params:{type: "array"},schema:schema31.properties.edit.properties.subtitleStyles.properties.highlightColors.type,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.highlightColors,data:data38}];
return false;
}
}
var valid12 = _errs77 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles",schemaPath:"#/properties/edit/properties/subtitleStyles/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.subtitleStyles.type,parentSchema:schema31.properties.edit.properties.subtitleStyles,data:data29}];
return false;
}
}
var valid6 = _errs63 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data4.additionalSettings !== undefined){
let data40 = data4.additionalSettings;
const _errs81 = errors;
if(errors === _errs81){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing6;
if(((data40.soundEffectsVolume === undefined) && (missing6 = "soundEffectsVolume")) || ((data40.applySpeakerDetection === undefined) && (missing6 = "applySpeakerDetection"))){
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings",schemaPath:"#/properties/edit/properties/additionalSettings/required",keyword:"required",params:{missingProperty: missing6},schema:schema31.properties.edit.properties.additionalSettings.required,parentSchema:schema31.properties.edit.properties.additionalSettings,data:data40}];
return false;
}
else {
const _errs83 = errors;
for(const key8 in data40){
if(!((key8 === "soundEffectsVolume") || (key8 === "applySpeakerDetection"))){
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings",schemaPath:"#/properties/edit/properties/additionalSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema31.properties.edit.properties.additionalSettings,data:data40}];
return false;
break;
}
}
if(_errs83 === errors){
if(data40.soundEffectsVolume !== undefined){
let data41 = data40.soundEffectsVolume;
const _errs84 = errors;
if(errors === _errs84){
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 100 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings/soundEffectsVolume",schemaPath:"#/properties/edit/properties/additionalSettings/properties/soundEffectsVolume/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.edit.properties.additionalSettings.properties.soundEffectsVolume,data:data41}];
return false;
}
else {
if(data41 < 0 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings/soundEffectsVolume",schemaPath:"#/properties/edit/properties/additionalSettings/properties/soundEffectsVolume/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.edit.properties.additionalSettings.properties.soundEffectsVolume,data:data41}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings/soundEffectsVolume",schemaPath:"#/properties/edit/properties/additionalSettings/properties/soundEffectsVolume/type",keyword:"type",params:{type: "number"},schema:schema31.properties.edit.properties.additionalSettings.properties.soundEffectsVolume.type,parentSchema:schema31.properties.edit.properties.additionalSettings.properties.soundEffectsVolume,data:data41}];
return false;
}
}
var valid14 = _errs84 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data40.applySpeakerDetection !== undefined){
let data42 = data40.applySpeakerDetection;
const _errs86 = errors;
if(typeof data42 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings/applySpeakerDetection",schemaPath:"#/properties/edit/properties/additionalSettings/properties/applySpeakerDetection/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.edit.properties.additionalSettings.properties.applySpeakerDetection.type,parentSchema:schema31.properties.edit.properties.additionalSettings.properties.applySpeakerDetection,data:data42}];
return false;
}
var valid14 = _errs86 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings",schemaPath:"#/properties/edit/properties/additionalSettings/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.additionalSettings.type,parentSchema:schema31.properties.edit.properties.additionalSettings,data:data40}];
return false;
}
}
var valid6 = _errs81 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data4.bgmData !== undefined){
let data43 = data4.bgmData;
const _errs88 = errors;
if(errors === _errs88){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing7;
if((((data43.volume === undefined) && (missing7 = "volume")) || ((data43.fadeIn === undefined) && (missing7 = "fadeIn"))) || ((data43.fadeOut === undefined) && (missing7 = "fadeOut"))){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData",schemaPath:"#/properties/edit/properties/bgmData/required",keyword:"required",params:{missingProperty: missing7},schema:schema31.properties.edit.properties.bgmData.required,parentSchema:schema31.properties.edit.properties.bgmData,data:data43}];
return false;
}
else {
const _errs90 = errors;
for(const key9 in data43){
if(!(((key9 === "volume") || (key9 === "fadeIn")) || (key9 === "fadeOut"))){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData",schemaPath:"#/properties/edit/properties/bgmData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},schema:false,parentSchema:schema31.properties.edit.properties.bgmData,data:data43}];
return false;
break;
}
}
if(_errs90 === errors){
if(data43.volume !== undefined){
let data44 = data43.volume;
const _errs91 = errors;
if(errors === _errs91){
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 100 || isNaN(data44)){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/volume",schemaPath:"#/properties/edit/properties/bgmData/properties/volume/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.edit.properties.bgmData.properties.volume,data:data44}];
return false;
}
else {
if(data44 < 0 || isNaN(data44)){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/volume",schemaPath:"#/properties/edit/properties/bgmData/properties/volume/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.edit.properties.bgmData.properties.volume,data:data44}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/volume",schemaPath:"#/properties/edit/properties/bgmData/properties/volume/type",keyword:"type",params:{type: "number"},schema:schema31.properties.edit.properties.bgmData.properties.volume.type,parentSchema:schema31.properties.edit.properties.bgmData.properties.volume,data:data44}];
return false;
}
}
var valid15 = _errs91 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data43.fadeIn !== undefined){
let data45 = data43.fadeIn;
const _errs93 = errors;
if(errors === _errs93){
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 10 || isNaN(data45)){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/fadeIn",schemaPath:"#/properties/edit/properties/bgmData/properties/fadeIn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema31.properties.edit.properties.bgmData.properties.fadeIn,data:data45}];
return false;
}
else {
if(data45 < 0 || isNaN(data45)){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/fadeIn",schemaPath:"#/properties/edit/properties/bgmData/properties/fadeIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.edit.properties.bgmData.properties.fadeIn,data:data45}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/fadeIn",schemaPath:"#/properties/edit/properties/bgmData/properties/fadeIn/type",keyword:"type",params:{type: "number"},schema:schema31.properties.edit.properties.bgmData.properties.fadeIn.type,parentSchema:schema31.properties.edit.properties.bgmData.properties.fadeIn,data:data45}];
return false;
}
}
var valid15 = _errs93 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data43.fadeOut !== undefined){
let data46 = data43.fadeOut;
const _errs95 = errors;
if(errors === _errs95){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 10 || isNaN(data46)){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/fadeOut",schemaPath:"#/properties/edit/properties/bgmData/properties/fadeOut/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema31.properties.edit.properties.bgmData.properties.fadeOut,data:data46}];
return false;
}
else {
if(data46 < 0 || isNaN(data46)){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/fadeOut",schemaPath:"#/properties/edit/properties/bgmData/properties/fadeOut/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.edit.properties.bgmData.properties.fadeOut,data:data46}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/fadeOut",schemaPath:"#/properties/edit/properties/bgmData/properties/fadeOut/type",keyword:"type",params:{type: "number"},schema:schema31.properties.edit.properties.bgmData.properties.fadeOut.type,parentSchema:schema31.properties.edit.properties.bgmData.properties.fadeOut,data:data46}];
return false;
}
}
var valid15 = _errs95 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgmData",schemaPath:"#/properties/edit/properties/bgmData/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.bgmData.type,parentSchema:schema31.properties.edit.properties.bgmData,data:data43}];
return false;
}
}
var valid6 = _errs88 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.type,parentSchema:schema31.properties.edit,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data47 = data.version;
const _errs97 = errors;
if(1 !== data47){
validate20.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},schema:1,parentSchema:schema31.properties.version,data:data47}];
return false;
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data48 = data.title;
const _errs98 = errors;
if(errors === _errs98){
if(typeof data48 === "string"){
if(func2(data48) > 200){
validate20.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.title,data:data48}];
return false;
}
else {
if(!pattern12.test(data48)){
validate20.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069\\s][^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*$"},schema:"^[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069\\s][^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*$",parentSchema:schema31.properties.title,data:data48}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data48}];
return false;
}
}
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data49 = data.language;
const _errs100 = errors;
if(errors === _errs100){
if(typeof data49 === "string"){
if(func2(data49) > 35){
validate20.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},schema:35,parentSchema:schema31.properties.language,data:data49}];
return false;
}
else {
if(!pattern13.test(data49)){
validate20.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema31.properties.language,data:data49}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema31.properties.language.type,parentSchema:schema31.properties.language,data:data49}];
return false;
}
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.script !== undefined){
let data50 = data.script;
const _errs102 = errors;
if(errors === _errs102){
if(typeof data50 === "string"){
if(func2(data50) > 150000){
validate20.errors = [{instancePath:instancePath+"/script",schemaPath:"#/properties/script/maxLength",keyword:"maxLength",params:{limit: 150000},schema:150000,parentSchema:schema31.properties.script,data:data50}];
return false;
}
else {
if(func2(data50) < 1){
validate20.errors = [{instancePath:instancePath+"/script",schemaPath:"#/properties/script/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.script,data:data50}];
return false;
}
else {
if(!pattern14.test(data50)){
validate20.errors = [{instancePath:instancePath+"/script",schemaPath:"#/properties/script/pattern",keyword:"pattern",params:{pattern: "^[^\\0-\\x08\\x0B\\f\\x0E-\\x1F\\x7F-\\x9F\\p{Cs}]*$"},schema:"^[^\\0-\\x08\\x0B\\f\\x0E-\\x1F\\x7F-\\x9F\\p{Cs}]*$",parentSchema:schema31.properties.script,data:data50}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/script",schemaPath:"#/properties/script/type",keyword:"type",params:{type: "string"},schema:schema31.properties.script.type,parentSchema:schema31.properties.script,data:data50}];
return false;
}
}
var valid0 = _errs102 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.voice !== undefined){
let data51 = data.voice;
const _errs104 = errors;
const _errs106 = errors;
let valid16 = true;
const _errs107 = errors;
if(errors === _errs107){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing8;
if((data51.pack === undefined) && (missing8 = "pack")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs107 === errors;
errors = _errs106;
if(vErrors !== null){
if(_errs106){
vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs109 = errors;
if(errors === _errs109){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.id !== undefined){
let data52 = data51.id;
const _errs111 = errors;
if(errors === _errs111){
if(typeof data52 === "string"){
if(!pattern15.test(data52)){
validate20.errors = [{instancePath:instancePath+"/voice/id",schemaPath:"#/properties/voice/then/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+_-]{1,40}$"},schema:"^[A-Za-z0-9+_-]{1,40}$",parentSchema:schema31.properties.voice.then.properties.id,data:data52}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/voice/id",schemaPath:"#/properties/voice/then/properties/id/type",keyword:"type",params:{type: "string"},schema:schema31.properties.voice.then.properties.id.type,parentSchema:schema31.properties.voice.then.properties.id,data:data52}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/then/type",keyword:"type",params:{type: "object"},schema:schema31.properties.voice.then.type,parentSchema:schema31.properties.voice.then,data:data51}];
return false;
}
}
var _valid1 = _errs109 === errors;
valid16 = _valid1;
if(valid16){
var props1 = {};
props1.id = true;
}
ifClause0 = "then";
}
else {
const _errs113 = errors;
if(errors === _errs113){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.id !== undefined){
let data53 = data51.id;
if(!(((((((((((((((data53 === "olivia") || (data53 === "james")) || (data53 === "grace")) || (data53 === "callum")) || (data53 === "maya")) || (data53 === "marcus")) || (data53 === "isla")) || (data53 === "leo")) || (data53 === "zoe")) || (data53 === "angus")) || (data53 === "nora")) || (data53 === "ben")) || (data53 === "finn")) || (data53 === "otto")) || (data53 === "rob"))){
validate20.errors = [{instancePath:instancePath+"/voice/id",schemaPath:"#/properties/voice/else/properties/id/enum",keyword:"enum",params:{allowedValues: schema31.properties.voice.else.properties.id.enum},schema:schema31.properties.voice.else.properties.id.enum,parentSchema:schema31.properties.voice.else.properties.id,data:data53}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/else/type",keyword:"type",params:{type: "object"},schema:schema31.properties.voice.else.type,parentSchema:schema31.properties.voice.else,data:data51}];
return false;
}
}
var _valid1 = _errs113 === errors;
valid16 = _valid1;
if(valid16){
if(props1 !== true){
props1 = props1 || {};
props1.id = true;
}
}
ifClause0 = "else";
}
if(!valid16){
const err6 = {instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema31.properties.voice.if,parentSchema:schema31.properties.voice,data:data51};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate20.errors = vErrors;
return false;
}
if(errors === _errs104){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing9;
if(((data51.id === undefined) && (missing9 = "id")) || ((data51.speed === undefined) && (missing9 = "speed"))){
validate20.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/required",keyword:"required",params:{missingProperty: missing9},schema:schema31.properties.voice.required,parentSchema:schema31.properties.voice,data:data51}];
return false;
}
else {
const _errs116 = errors;
for(const key10 in data51){
if(!((((key10 === "pack") || (key10 === "recorded")) || (key10 === "id")) || (key10 === "speed"))){
validate20.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},schema:false,parentSchema:schema31.properties.voice,data:data51}];
return false;
break;
}
}
if(_errs116 === errors){
if(data51.pack !== undefined){
let data54 = data51.pack;
const _errs117 = errors;
if(errors === _errs117){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
let missing10;
if((data54.id === undefined) && (missing10 = "id")){
validate20.errors = [{instancePath:instancePath+"/voice/pack",schemaPath:"#/properties/voice/properties/pack/required",keyword:"required",params:{missingProperty: missing10},schema:schema31.properties.voice.properties.pack.required,parentSchema:schema31.properties.voice.properties.pack,data:data54}];
return false;
}
else {
const _errs119 = errors;
for(const key11 in data54){
if(!((key11 === "version") || (key11 === "id"))){
validate20.errors = [{instancePath:instancePath+"/voice/pack",schemaPath:"#/properties/voice/properties/pack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},schema:false,parentSchema:schema31.properties.voice.properties.pack,data:data54}];
return false;
break;
}
}
if(_errs119 === errors){
if(data54.version !== undefined){
let data55 = data54.version;
const _errs120 = errors;
if(errors === _errs120){
if(typeof data55 === "string"){
if(!pattern16.test(data55)){
validate20.errors = [{instancePath:instancePath+"/voice/pack/version",schemaPath:"#/properties/voice/properties/pack/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{12}$"},schema:"^[0-9a-f]{12}$",parentSchema:schema31.properties.voice.properties.pack.properties.version,data:data55}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/voice/pack/version",schemaPath:"#/properties/voice/properties/pack/properties/version/type",keyword:"type",params:{type: "string"},schema:schema31.properties.voice.properties.pack.properties.version.type,parentSchema:schema31.properties.voice.properties.pack.properties.version,data:data55}];
return false;
}
}
var valid20 = _errs120 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data54.id !== undefined){
let data56 = data54.id;
const _errs122 = errors;
if(errors === _errs122){
if(typeof data56 === "string"){
if(!pattern17.test(data56)){
validate20.errors = [{instancePath:instancePath+"/voice/pack/id",schemaPath:"#/properties/voice/properties/pack/properties/id/pattern",keyword:"pattern",params:{pattern: "^(?!own-)[a-z0-9-]{1,40}$"},schema:"^(?!own-)[a-z0-9-]{1,40}$",parentSchema:schema31.properties.voice.properties.pack.properties.id,data:data56}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/voice/pack/id",schemaPath:"#/properties/voice/properties/pack/properties/id/type",keyword:"type",params:{type: "string"},schema:schema31.properties.voice.properties.pack.properties.id.type,parentSchema:schema31.properties.voice.properties.pack.properties.id,data:data56}];
return false;
}
}
var valid20 = _errs122 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/voice/pack",schemaPath:"#/properties/voice/properties/pack/type",keyword:"type",params:{type: "object"},schema:schema31.properties.voice.properties.pack.type,parentSchema:schema31.properties.voice.properties.pack,data:data54}];
return false;
}
}
var valid19 = _errs117 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data51.recorded !== undefined){
let data57 = data51.recorded;
const _errs124 = errors;
if(typeof data57 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/voice/recorded",schemaPath:"#/properties/voice/properties/recorded/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.voice.properties.recorded.type,parentSchema:schema31.properties.voice.properties.recorded,data:data57}];
return false;
}
var valid19 = _errs124 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data51.id !== undefined){
let data58 = data51.id;
const _errs126 = errors;
if(typeof data58 !== "string"){
validate20.errors = [{instancePath:instancePath+"/voice/id",schemaPath:"#/properties/voice/properties/id/type",keyword:"type",params:{type: "string"},schema:schema31.properties.voice.properties.id.type,parentSchema:schema31.properties.voice.properties.id,data:data58}];
return false;
}
var valid19 = _errs126 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data51.speed !== undefined){
let data59 = data51.speed;
const _errs128 = errors;
if(errors === _errs128){
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 1.5 || isNaN(data59)){
validate20.errors = [{instancePath:instancePath+"/voice/speed",schemaPath:"#/properties/voice/properties/speed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.5},schema:1.5,parentSchema:schema31.properties.voice.properties.speed,data:data59}];
return false;
}
else {
if(data59 < 0.75 || isNaN(data59)){
validate20.errors = [{instancePath:instancePath+"/voice/speed",schemaPath:"#/properties/voice/properties/speed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.75},schema:0.75,parentSchema:schema31.properties.voice.properties.speed,data:data59}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/voice/speed",schemaPath:"#/properties/voice/properties/speed/type",keyword:"type",params:{type: "number"},schema:schema31.properties.voice.properties.speed.type,parentSchema:schema31.properties.voice.properties.speed,data:data59}];
return false;
}
}
var valid19 = _errs128 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/type",keyword:"type",params:{type: "object"},schema:schema31.properties.voice.type,parentSchema:schema31.properties.voice,data:data51}];
return false;
}
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presenter !== undefined){
let data60 = data.presenter;
const _errs130 = errors;
const _errs132 = errors;
const _errs133 = errors;
let valid22 = true;
const _errs134 = errors;
if(errors === _errs134){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.style !== undefined){
if("avataaars" !== data60.style){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid2 = _errs134 === errors;
errors = _errs133;
if(vErrors !== null){
if(_errs133){
vErrors.length = _errs133;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs137 = errors;
if(errors === _errs137){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.options !== undefined){
let data62 = data60.options;
const _errs139 = errors;
if(errors === _errs139){
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
const _errs141 = errors;
for(const key12 in data62){
if(!(func1.call(schema31.properties.presenter.allOf[0].then.properties.options.properties, key12))){
validate20.errors = [{instancePath:instancePath+"/presenter/options",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},schema:false,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options,data:data62}];
return false;
break;
}
}
if(_errs141 === errors){
if(data62.accessories !== undefined){
let data63 = data62.accessories;
const _errs142 = errors;
if(!(((((((data63 === "eyepatch") || (data63 === "kurt")) || (data63 === "prescription01")) || (data63 === "prescription02")) || (data63 === "round")) || (data63 === "sunglasses")) || (data63 === "wayfarers"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/accessories",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/accessories/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.accessories.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.accessories.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.accessories,data:data63}];
return false;
}
var valid25 = _errs142 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.accessoriesColor !== undefined){
let data64 = data62.accessoriesColor;
const _errs143 = errors;
if(errors === _errs143){
if(typeof data64 === "string"){
if(!pattern18.test(data64)){
validate20.errors = [{instancePath:instancePath+"/presenter/options/accessoriesColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/accessoriesColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.accessoriesColor,data:data64}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options/accessoriesColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/accessoriesColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.accessoriesColor.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.accessoriesColor,data:data64}];
return false;
}
}
var valid25 = _errs143 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.clothesColor !== undefined){
let data65 = data62.clothesColor;
const _errs145 = errors;
if(errors === _errs145){
if(typeof data65 === "string"){
if(!pattern18.test(data65)){
validate20.errors = [{instancePath:instancePath+"/presenter/options/clothesColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/clothesColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothesColor,data:data65}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options/clothesColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/clothesColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothesColor.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothesColor,data:data65}];
return false;
}
}
var valid25 = _errs145 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.clothing !== undefined){
let data66 = data62.clothing;
const _errs147 = errors;
if(!(((((((((data66 === "blazerAndShirt") || (data66 === "blazerAndSweater")) || (data66 === "collarAndSweater")) || (data66 === "graphicShirt")) || (data66 === "hoodie")) || (data66 === "overall")) || (data66 === "shirtCrewNeck")) || (data66 === "shirtScoopNeck")) || (data66 === "shirtVNeck"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/clothing",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/clothing/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.clothing.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothing.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothing,data:data66}];
return false;
}
var valid25 = _errs147 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.clothingGraphic !== undefined){
let data67 = data62.clothingGraphic;
const _errs148 = errors;
if(!((((((((((data67 === "bat") || (data67 === "bear")) || (data67 === "cumbia")) || (data67 === "deer")) || (data67 === "diamond")) || (data67 === "hola")) || (data67 === "pizza")) || (data67 === "resist")) || (data67 === "skull")) || (data67 === "skullOutline"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/clothingGraphic",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/clothingGraphic/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.clothingGraphic.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothingGraphic.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothingGraphic,data:data67}];
return false;
}
var valid25 = _errs148 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.eyebrows !== undefined){
let data68 = data62.eyebrows;
const _errs149 = errors;
if(!(((((((((((((data68 === "angry") || (data68 === "angryNatural")) || (data68 === "default")) || (data68 === "defaultNatural")) || (data68 === "flatNatural")) || (data68 === "frownNatural")) || (data68 === "raisedExcited")) || (data68 === "raisedExcitedNatural")) || (data68 === "sadConcerned")) || (data68 === "sadConcernedNatural")) || (data68 === "unibrowNatural")) || (data68 === "upDown")) || (data68 === "upDownNatural"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/eyebrows",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/eyebrows/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.eyebrows.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.eyebrows.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.eyebrows,data:data68}];
return false;
}
var valid25 = _errs149 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.eyes !== undefined){
let data69 = data62.eyes;
const _errs150 = errors;
if(!((((((((((((data69 === "closed") || (data69 === "cry")) || (data69 === "default")) || (data69 === "eyeRoll")) || (data69 === "happy")) || (data69 === "hearts")) || (data69 === "side")) || (data69 === "squint")) || (data69 === "surprised")) || (data69 === "wink")) || (data69 === "winkWacky")) || (data69 === "xDizzy"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/eyes",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/eyes/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.eyes.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.eyes.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.eyes,data:data69}];
return false;
}
var valid25 = _errs150 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.facialHair !== undefined){
let data70 = data62.facialHair;
const _errs151 = errors;
if(!(((((data70 === "beardLight") || (data70 === "beardMajestic")) || (data70 === "beardMedium")) || (data70 === "moustacheFancy")) || (data70 === "moustacheMagnum"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/facialHair",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/facialHair/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.facialHair.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.facialHair.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.facialHair,data:data70}];
return false;
}
var valid25 = _errs151 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.facialHairColor !== undefined){
let data71 = data62.facialHairColor;
const _errs152 = errors;
if(errors === _errs152){
if(typeof data71 === "string"){
if(!pattern18.test(data71)){
validate20.errors = [{instancePath:instancePath+"/presenter/options/facialHairColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/facialHairColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.facialHairColor,data:data71}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options/facialHairColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/facialHairColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.facialHairColor.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.facialHairColor,data:data71}];
return false;
}
}
var valid25 = _errs152 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.hairColor !== undefined){
let data72 = data62.hairColor;
const _errs154 = errors;
if(errors === _errs154){
if(typeof data72 === "string"){
if(!pattern18.test(data72)){
validate20.errors = [{instancePath:instancePath+"/presenter/options/hairColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/hairColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.hairColor,data:data72}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options/hairColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/hairColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.hairColor.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.hairColor,data:data72}];
return false;
}
}
var valid25 = _errs154 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.hatColor !== undefined){
let data73 = data62.hatColor;
const _errs156 = errors;
if(errors === _errs156){
if(typeof data73 === "string"){
if(!pattern18.test(data73)){
validate20.errors = [{instancePath:instancePath+"/presenter/options/hatColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/hatColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.hatColor,data:data73}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options/hatColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/hatColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.hatColor.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.hatColor,data:data73}];
return false;
}
}
var valid25 = _errs156 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.mouth !== undefined){
let data74 = data62.mouth;
const _errs158 = errors;
if(!((((((((((((data74 === "concerned") || (data74 === "default")) || (data74 === "disbelief")) || (data74 === "eating")) || (data74 === "grimace")) || (data74 === "sad")) || (data74 === "screamOpen")) || (data74 === "serious")) || (data74 === "smile")) || (data74 === "tongue")) || (data74 === "twinkle")) || (data74 === "vomit"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/mouth",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/mouth/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.mouth.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.mouth.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.mouth,data:data74}];
return false;
}
var valid25 = _errs158 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.nose !== undefined){
let data75 = data62.nose;
const _errs159 = errors;
if(!(data75 === "default")){
validate20.errors = [{instancePath:instancePath+"/presenter/options/nose",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/nose/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.nose.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.nose.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.nose,data:data75}];
return false;
}
var valid25 = _errs159 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.skinColor !== undefined){
let data76 = data62.skinColor;
const _errs160 = errors;
if(errors === _errs160){
if(typeof data76 === "string"){
if(!pattern18.test(data76)){
validate20.errors = [{instancePath:instancePath+"/presenter/options/skinColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/skinColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.skinColor,data:data76}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options/skinColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/skinColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.skinColor.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.skinColor,data:data76}];
return false;
}
}
var valid25 = _errs160 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data62.top !== undefined){
let data77 = data62.top;
const _errs162 = errors;
if(!((((((((((((((((((((((((((((((((((data77 === "bigHair") || (data77 === "bob")) || (data77 === "bun")) || (data77 === "curly")) || (data77 === "curvy")) || (data77 === "dreads")) || (data77 === "dreads01")) || (data77 === "dreads02")) || (data77 === "frida")) || (data77 === "frizzle")) || (data77 === "fro")) || (data77 === "froBand")) || (data77 === "hat")) || (data77 === "hijab")) || (data77 === "longButNotTooLong")) || (data77 === "miaWallace")) || (data77 === "shaggy")) || (data77 === "shaggyMullet")) || (data77 === "shavedSides")) || (data77 === "shortCurly")) || (data77 === "shortFlat")) || (data77 === "shortRound")) || (data77 === "shortWaved")) || (data77 === "sides")) || (data77 === "straight01")) || (data77 === "straight02")) || (data77 === "straightAndStrand")) || (data77 === "theCaesar")) || (data77 === "theCaesarAndSidePart")) || (data77 === "turban")) || (data77 === "winterHat02")) || (data77 === "winterHat03")) || (data77 === "winterHat04")) || (data77 === "winterHat1"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/top",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/top/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.top.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.top.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.top,data:data77}];
return false;
}
var valid25 = _errs162 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.allOf[0].then.properties.options.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options,data:data62}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/allOf/0/then/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.allOf[0].then.type,parentSchema:schema31.properties.presenter.allOf[0].then,data:data60}];
return false;
}
}
var _valid2 = _errs137 === errors;
valid22 = _valid2;
if(valid22){
var props2 = {};
props2.options = true;
props2.style = true;
}
}
if(!valid22){
const err9 = {instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},schema:schema31.properties.presenter.allOf[0].if,parentSchema:schema31.properties.presenter.allOf[0],data:data60};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate20.errors = vErrors;
return false;
}
var valid21 = _errs132 === errors;
if(valid21){
const _errs163 = errors;
const _errs164 = errors;
let valid26 = true;
const _errs165 = errors;
if(errors === _errs165){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.style !== undefined){
if("notionists" !== data60.style){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid3 = _errs165 === errors;
errors = _errs164;
if(vErrors !== null){
if(_errs164){
vErrors.length = _errs164;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs168 = errors;
if(errors === _errs168){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.options !== undefined){
let data79 = data60.options;
const _errs170 = errors;
if(errors === _errs170){
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
const _errs172 = errors;
for(const key13 in data79){
if(!(func1.call(schema31.properties.presenter.allOf[1].then.properties.options.properties, key13))){
validate20.errors = [{instancePath:instancePath+"/presenter/options",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},schema:false,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options,data:data79}];
return false;
break;
}
}
if(_errs172 === errors){
if(data79.beard !== undefined){
let data80 = data79.beard;
const _errs173 = errors;
if(!((((((((((((data80 === "variant01") || (data80 === "variant02")) || (data80 === "variant03")) || (data80 === "variant04")) || (data80 === "variant05")) || (data80 === "variant06")) || (data80 === "variant07")) || (data80 === "variant08")) || (data80 === "variant09")) || (data80 === "variant10")) || (data80 === "variant11")) || (data80 === "variant12"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/beard",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/beard/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.beard.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.beard.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.beard,data:data80}];
return false;
}
var valid29 = _errs173 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data79.body !== undefined){
let data81 = data79.body;
const _errs174 = errors;
if(!(((((((((((((((((((((((((data81 === "variant01") || (data81 === "variant02")) || (data81 === "variant03")) || (data81 === "variant04")) || (data81 === "variant05")) || (data81 === "variant06")) || (data81 === "variant07")) || (data81 === "variant08")) || (data81 === "variant09")) || (data81 === "variant10")) || (data81 === "variant11")) || (data81 === "variant12")) || (data81 === "variant13")) || (data81 === "variant14")) || (data81 === "variant15")) || (data81 === "variant16")) || (data81 === "variant17")) || (data81 === "variant18")) || (data81 === "variant19")) || (data81 === "variant20")) || (data81 === "variant21")) || (data81 === "variant22")) || (data81 === "variant23")) || (data81 === "variant24")) || (data81 === "variant25"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/body",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/body/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.body.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.body.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.body,data:data81}];
return false;
}
var valid29 = _errs174 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data79.bodyIcon !== undefined){
let data82 = data79.bodyIcon;
const _errs175 = errors;
if(!(((data82 === "electric") || (data82 === "galaxy")) || (data82 === "saturn"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/bodyIcon",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/bodyIcon/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.bodyIcon.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.bodyIcon.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.bodyIcon,data:data82}];
return false;
}
var valid29 = _errs175 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data79.brows !== undefined){
let data83 = data79.brows;
const _errs176 = errors;
if(!(((((((((((((data83 === "variant01") || (data83 === "variant02")) || (data83 === "variant03")) || (data83 === "variant04")) || (data83 === "variant05")) || (data83 === "variant06")) || (data83 === "variant07")) || (data83 === "variant08")) || (data83 === "variant09")) || (data83 === "variant10")) || (data83 === "variant11")) || (data83 === "variant12")) || (data83 === "variant13"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/brows",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/brows/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.brows.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.brows.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.brows,data:data83}];
return false;
}
var valid29 = _errs176 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data79.eyes !== undefined){
let data84 = data79.eyes;
const _errs177 = errors;
if(!(((((data84 === "variant01") || (data84 === "variant02")) || (data84 === "variant03")) || (data84 === "variant04")) || (data84 === "variant05"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/eyes",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/eyes/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.eyes.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.eyes.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.eyes,data:data84}];
return false;
}
var valid29 = _errs177 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data79.gesture !== undefined){
let data85 = data79.gesture;
const _errs178 = errors;
if(!((((((((((data85 === "hand") || (data85 === "handPhone")) || (data85 === "ok")) || (data85 === "okLongArm")) || (data85 === "point")) || (data85 === "pointLongArm")) || (data85 === "waveLongArm")) || (data85 === "waveLongArms")) || (data85 === "waveOkLongArms")) || (data85 === "wavePointLongArms"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/gesture",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/gesture/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.gesture.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.gesture.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.gesture,data:data85}];
return false;
}
var valid29 = _errs178 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data79.glasses !== undefined){
let data86 = data79.glasses;
const _errs179 = errors;
if(!(((((((((((data86 === "variant01") || (data86 === "variant02")) || (data86 === "variant03")) || (data86 === "variant04")) || (data86 === "variant05")) || (data86 === "variant06")) || (data86 === "variant07")) || (data86 === "variant08")) || (data86 === "variant09")) || (data86 === "variant10")) || (data86 === "variant11"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/glasses",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/glasses/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.glasses.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.glasses.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.glasses,data:data86}];
return false;
}
var valid29 = _errs179 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data79.hair !== undefined){
let data87 = data79.hair;
const _errs180 = errors;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data87 === "hat") || (data87 === "variant01")) || (data87 === "variant02")) || (data87 === "variant03")) || (data87 === "variant04")) || (data87 === "variant05")) || (data87 === "variant06")) || (data87 === "variant07")) || (data87 === "variant08")) || (data87 === "variant09")) || (data87 === "variant10")) || (data87 === "variant11")) || (data87 === "variant12")) || (data87 === "variant13")) || (data87 === "variant14")) || (data87 === "variant15")) || (data87 === "variant16")) || (data87 === "variant17")) || (data87 === "variant18")) || (data87 === "variant19")) || (data87 === "variant20")) || (data87 === "variant21")) || (data87 === "variant22")) || (data87 === "variant23")) || (data87 === "variant24")) || (data87 === "variant25")) || (data87 === "variant26")) || (data87 === "variant27")) || (data87 === "variant28")) || (data87 === "variant29")) || (data87 === "variant30")) || (data87 === "variant31")) || (data87 === "variant32")) || (data87 === "variant33")) || (data87 === "variant34")) || (data87 === "variant35")) || (data87 === "variant36")) || (data87 === "variant37")) || (data87 === "variant38")) || (data87 === "variant39")) || (data87 === "variant40")) || (data87 === "variant41")) || (data87 === "variant42")) || (data87 === "variant43")) || (data87 === "variant44")) || (data87 === "variant45")) || (data87 === "variant46")) || (data87 === "variant47")) || (data87 === "variant48")) || (data87 === "variant49")) || (data87 === "variant50")) || (data87 === "variant51")) || (data87 === "variant52")) || (data87 === "variant53")) || (data87 === "variant54")) || (data87 === "variant55")) || (data87 === "variant56")) || (data87 === "variant57")) || (data87 === "variant58")) || (data87 === "variant59")) || (data87 === "variant60")) || (data87 === "variant61")) || (data87 === "variant62")) || (data87 === "variant63"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/hair",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/hair/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.hair.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.hair.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.hair,data:data87}];
return false;
}
var valid29 = _errs180 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data79.lips !== undefined){
let data88 = data79.lips;
const _errs181 = errors;
if(!((((((((((((((((((((((((((((((data88 === "variant01") || (data88 === "variant02")) || (data88 === "variant03")) || (data88 === "variant04")) || (data88 === "variant05")) || (data88 === "variant06")) || (data88 === "variant07")) || (data88 === "variant08")) || (data88 === "variant09")) || (data88 === "variant10")) || (data88 === "variant11")) || (data88 === "variant12")) || (data88 === "variant13")) || (data88 === "variant14")) || (data88 === "variant15")) || (data88 === "variant16")) || (data88 === "variant17")) || (data88 === "variant18")) || (data88 === "variant19")) || (data88 === "variant20")) || (data88 === "variant21")) || (data88 === "variant22")) || (data88 === "variant23")) || (data88 === "variant24")) || (data88 === "variant25")) || (data88 === "variant26")) || (data88 === "variant27")) || (data88 === "variant28")) || (data88 === "variant29")) || (data88 === "variant30"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/lips",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/lips/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.lips.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.lips.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.lips,data:data88}];
return false;
}
var valid29 = _errs181 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data79.nose !== undefined){
let data89 = data79.nose;
const _errs182 = errors;
if(!((((((((((((((((((((data89 === "variant01") || (data89 === "variant02")) || (data89 === "variant03")) || (data89 === "variant04")) || (data89 === "variant05")) || (data89 === "variant06")) || (data89 === "variant07")) || (data89 === "variant08")) || (data89 === "variant09")) || (data89 === "variant10")) || (data89 === "variant11")) || (data89 === "variant12")) || (data89 === "variant13")) || (data89 === "variant14")) || (data89 === "variant15")) || (data89 === "variant16")) || (data89 === "variant17")) || (data89 === "variant18")) || (data89 === "variant19")) || (data89 === "variant20"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/nose",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/nose/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.nose.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.nose.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.nose,data:data89}];
return false;
}
var valid29 = _errs182 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.allOf[1].then.properties.options.type,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options,data:data79}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/allOf/1/then/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.allOf[1].then.type,parentSchema:schema31.properties.presenter.allOf[1].then,data:data60}];
return false;
}
}
var _valid3 = _errs168 === errors;
valid26 = _valid3;
if(valid26){
var props3 = {};
props3.options = true;
props3.style = true;
}
}
if(!valid26){
const err12 = {instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},schema:schema31.properties.presenter.allOf[1].if,parentSchema:schema31.properties.presenter.allOf[1],data:data60};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate20.errors = vErrors;
return false;
}
var valid21 = _errs163 === errors;
if(valid21){
if(props2 !== true && props3 !== undefined){
if(props3 === true){
props2 = true;
}
else {
props2 = props2 || {};
Object.assign(props2, props3);
}
}
}
}
if(errors === _errs130){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
let missing11;
if((((data60.name === undefined) && (missing11 = "name")) || ((data60.style === undefined) && (missing11 = "style"))) || ((data60.options === undefined) && (missing11 = "options"))){
validate20.errors = [{instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/required",keyword:"required",params:{missingProperty: missing11},schema:schema31.properties.presenter.required,parentSchema:schema31.properties.presenter,data:data60}];
return false;
}
else {
const _errs183 = errors;
for(const key14 in data60){
if(!((((key14 === "extras") || (key14 === "name")) || (key14 === "style")) || (key14 === "options"))){
validate20.errors = [{instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},schema:false,parentSchema:schema31.properties.presenter,data:data60}];
return false;
break;
}
}
if(_errs183 === errors){
if(data60.extras !== undefined){
let data90 = data60.extras;
const _errs184 = errors;
if(errors === _errs184){
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
const _errs186 = errors;
for(const key15 in data90){
if(!(((key15 === "eyeColor") || (key15 === "hearingAid")) || (key15 === "wheelchair"))){
validate20.errors = [{instancePath:instancePath+"/presenter/extras",schemaPath:"#/properties/presenter/properties/extras/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},schema:false,parentSchema:schema31.properties.presenter.properties.extras,data:data90}];
return false;
break;
}
}
if(_errs186 === errors){
if(data90.eyeColor !== undefined){
let data91 = data90.eyeColor;
const _errs187 = errors;
if(errors === _errs187){
if(typeof data91 === "string"){
if(!pattern18.test(data91)){
validate20.errors = [{instancePath:instancePath+"/presenter/extras/eyeColor",schemaPath:"#/properties/presenter/properties/extras/properties/eyeColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.properties.extras.properties.eyeColor,data:data91}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/extras/eyeColor",schemaPath:"#/properties/presenter/properties/extras/properties/eyeColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.properties.extras.properties.eyeColor.type,parentSchema:schema31.properties.presenter.properties.extras.properties.eyeColor,data:data91}];
return false;
}
}
var valid31 = _errs187 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data90.hearingAid !== undefined){
let data92 = data90.hearingAid;
const _errs189 = errors;
if(typeof data92 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/presenter/extras/hearingAid",schemaPath:"#/properties/presenter/properties/extras/properties/hearingAid/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.presenter.properties.extras.properties.hearingAid.type,parentSchema:schema31.properties.presenter.properties.extras.properties.hearingAid,data:data92}];
return false;
}
var valid31 = _errs189 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data90.wheelchair !== undefined){
let data93 = data90.wheelchair;
const _errs191 = errors;
if(typeof data93 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/presenter/extras/wheelchair",schemaPath:"#/properties/presenter/properties/extras/properties/wheelchair/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.presenter.properties.extras.properties.wheelchair.type,parentSchema:schema31.properties.presenter.properties.extras.properties.wheelchair,data:data93}];
return false;
}
var valid31 = _errs191 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/extras",schemaPath:"#/properties/presenter/properties/extras/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.properties.extras.type,parentSchema:schema31.properties.presenter.properties.extras,data:data90}];
return false;
}
}
var valid30 = _errs184 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data60.name !== undefined){
let data94 = data60.name;
const _errs193 = errors;
if(errors === _errs193){
if(typeof data94 === "string"){
if(func2(data94) > 100){
validate20.errors = [{instancePath:instancePath+"/presenter/name",schemaPath:"#/properties/presenter/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema31.properties.presenter.properties.name,data:data94}];
return false;
}
else {
if(func2(data94) < 1){
validate20.errors = [{instancePath:instancePath+"/presenter/name",schemaPath:"#/properties/presenter/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.presenter.properties.name,data:data94}];
return false;
}
else {
if(!pattern25.test(data94)){
validate20.errors = [{instancePath:instancePath+"/presenter/name",schemaPath:"#/properties/presenter/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:|[./])(?!.*\\.\\./)[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069<>\\\\]*$"},schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:|[./])(?!.*\\.\\./)[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069<>\\\\]*$",parentSchema:schema31.properties.presenter.properties.name,data:data94}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/name",schemaPath:"#/properties/presenter/properties/name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.properties.name.type,parentSchema:schema31.properties.presenter.properties.name,data:data94}];
return false;
}
}
var valid30 = _errs193 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data60.style !== undefined){
let data95 = data60.style;
const _errs195 = errors;
if(!((data95 === "avataaars") || (data95 === "notionists"))){
validate20.errors = [{instancePath:instancePath+"/presenter/style",schemaPath:"#/properties/presenter/properties/style/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.properties.style.enum},schema:schema31.properties.presenter.properties.style.enum,parentSchema:schema31.properties.presenter.properties.style,data:data95}];
return false;
}
var valid30 = _errs195 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data60.options !== undefined){
let data96 = data60.options;
const _errs196 = errors;
if(!(data96 && typeof data96 == "object" && !Array.isArray(data96))){
validate20.errors = [{instancePath:instancePath+"/presenter/options",schemaPath:"#/properties/presenter/properties/options/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.properties.options.type,parentSchema:schema31.properties.presenter.properties.options,data:data96}];
return false;
}
var valid30 = _errs196 === errors;
}
else {
var valid30 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.type,parentSchema:schema31.properties.presenter,data:data60}];
return false;
}
}
var valid0 = _errs130 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scene !== undefined){
let data97 = data.scene;
const _errs198 = errors;
if(errors === _errs198){
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
let missing12;
if(((data97.colour === undefined) && (missing12 = "colour")) || ((data97.backdrop === undefined) && (missing12 = "backdrop"))){
validate20.errors = [{instancePath:instancePath+"/scene",schemaPath:"#/properties/scene/required",keyword:"required",params:{missingProperty: missing12},schema:schema31.properties.scene.required,parentSchema:schema31.properties.scene,data:data97}];
return false;
}
else {
const _errs200 = errors;
for(const key16 in data97){
if(!((key16 === "colour") || (key16 === "backdrop"))){
validate20.errors = [{instancePath:instancePath+"/scene",schemaPath:"#/properties/scene/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},schema:false,parentSchema:schema31.properties.scene,data:data97}];
return false;
break;
}
}
if(_errs200 === errors){
if(data97.colour !== undefined){
let data98 = data97.colour;
const _errs201 = errors;
if(!((((((((data98 === "ochre") || (data98 === "sky")) || (data98 === "clay")) || (data98 === "sage")) || (data98 === "blush")) || (data98 === "ink")) || (data98 === "stone")) || (data98 === "plum"))){
validate20.errors = [{instancePath:instancePath+"/scene/colour",schemaPath:"#/properties/scene/properties/colour/enum",keyword:"enum",params:{allowedValues: schema31.properties.scene.properties.colour.enum},schema:schema31.properties.scene.properties.colour.enum,parentSchema:schema31.properties.scene.properties.colour,data:data98}];
return false;
}
var valid32 = _errs201 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data97.backdrop !== undefined){
let data99 = data97.backdrop;
const _errs202 = errors;
if(!(((((((data99 === "disc") || (data99 === "arch")) || (data99 === "window")) || (data99 === "stage")) || (data99 === "board")) || (data99 === "shelf")) || (data99 === "product"))){
validate20.errors = [{instancePath:instancePath+"/scene/backdrop",schemaPath:"#/properties/scene/properties/backdrop/enum",keyword:"enum",params:{allowedValues: schema31.properties.scene.properties.backdrop.enum},schema:schema31.properties.scene.properties.backdrop.enum,parentSchema:schema31.properties.scene.properties.backdrop,data:data99}];
return false;
}
var valid32 = _errs202 === errors;
}
else {
var valid32 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/scene",schemaPath:"#/properties/scene/type",keyword:"type",params:{type: "object"},schema:schema31.properties.scene.type,parentSchema:schema31.properties.scene,data:data97}];
return false;
}
}
var valid0 = _errs198 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data100 = data.format;
const _errs203 = errors;
if(errors === _errs203){
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
let missing13;
if(((data100.aspect === undefined) && (missing13 = "aspect")) || ((data100.resolution === undefined) && (missing13 = "resolution"))){
validate20.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/required",keyword:"required",params:{missingProperty: missing13},schema:schema31.properties.format.required,parentSchema:schema31.properties.format,data:data100}];
return false;
}
else {
const _errs205 = errors;
for(const key17 in data100){
if(!((key17 === "aspect") || (key17 === "resolution"))){
validate20.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},schema:false,parentSchema:schema31.properties.format,data:data100}];
return false;
break;
}
}
if(_errs205 === errors){
if(data100.aspect !== undefined){
let data101 = data100.aspect;
const _errs206 = errors;
if(!(((data101 === "16:9") || (data101 === "9:16")) || (data101 === "1:1"))){
validate20.errors = [{instancePath:instancePath+"/format/aspect",schemaPath:"#/properties/format/properties/aspect/enum",keyword:"enum",params:{allowedValues: schema31.properties.format.properties.aspect.enum},schema:schema31.properties.format.properties.aspect.enum,parentSchema:schema31.properties.format.properties.aspect,data:data101}];
return false;
}
var valid33 = _errs206 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data100.resolution !== undefined){
let data102 = data100.resolution;
const _errs207 = errors;
if(!((data102 === "720p") || (data102 === "1080p"))){
validate20.errors = [{instancePath:instancePath+"/format/resolution",schemaPath:"#/properties/format/properties/resolution/enum",keyword:"enum",params:{allowedValues: schema31.properties.format.properties.resolution.enum},schema:schema31.properties.format.properties.resolution.enum,parentSchema:schema31.properties.format.properties.resolution,data:data102}];
return false;
}
var valid33 = _errs207 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "object"},schema:schema31.properties.format.type,parentSchema:schema31.properties.format,data:data100}];
return false;
}
}
var valid0 = _errs203 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captions !== undefined){
let data103 = data.captions;
const _errs208 = errors;
if(errors === _errs208){
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
let missing14;
if(((data103.drawn === undefined) && (missing14 = "drawn")) || ((data103.style === undefined) && (missing14 = "style"))){
validate20.errors = [{instancePath:instancePath+"/captions",schemaPath:"#/properties/captions/required",keyword:"required",params:{missingProperty: missing14},schema:schema31.properties.captions.required,parentSchema:schema31.properties.captions,data:data103}];
return false;
}
else {
const _errs210 = errors;
for(const key18 in data103){
if(!((key18 === "drawn") || (key18 === "style"))){
validate20.errors = [{instancePath:instancePath+"/captions",schemaPath:"#/properties/captions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},schema:false,parentSchema:schema31.properties.captions,data:data103}];
return false;
break;
}
}
if(_errs210 === errors){
if(data103.drawn !== undefined){
let data104 = data103.drawn;
const _errs211 = errors;
if(typeof data104 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/captions/drawn",schemaPath:"#/properties/captions/properties/drawn/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.captions.properties.drawn.type,parentSchema:schema31.properties.captions.properties.drawn,data:data104}];
return false;
}
var valid34 = _errs211 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data103.style !== undefined){
let data105 = data103.style;
const _errs213 = errors;
if(!(((data105 === "karaoke") || (data105 === "plain")) || (data105 === "outline"))){
validate20.errors = [{instancePath:instancePath+"/captions/style",schemaPath:"#/properties/captions/properties/style/enum",keyword:"enum",params:{allowedValues: schema31.properties.captions.properties.style.enum},schema:schema31.properties.captions.properties.style.enum,parentSchema:schema31.properties.captions.properties.style,data:data105}];
return false;
}
var valid34 = _errs213 === errors;
}
else {
var valid34 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/captions",schemaPath:"#/properties/captions/type",keyword:"type",params:{type: "object"},schema:schema31.properties.captions.type,parentSchema:schema31.properties.captions,data:data103}];
return false;
}
}
var valid0 = _errs208 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

